import type { SubscriptionRecord } from "~/domain/billing/subscription-record";
import { DAY_MS } from "~/domain/durations";
import { newId } from "~/domain/ids";
import {
  billingCommands,
  billingCustomers,
  invoices,
  keptChoices,
  subscriptions,
} from "~/server/data/schema/billing.server";
import { notificationPreferences, notifications } from "~/server/data/schema/notifications.server";
import type { TestPlatform } from "./platform";

function recordOf(now: Date): SubscriptionRecord {
  const at = now.getTime();
  return {
    itemId: "si_1",
    cycle: "monthly",
    seats: 1,
    seatPrice: 399,
    currency: "usd",
    startedAt: at,
    periodStartsAt: at,
    periodEndsAt: at + 30 * DAY_MS,
  };
}

interface Told {
  name: string;
  pages: string[];
  cards: string[];
}

/** Adds a row of each table of billing and notifications to an account. */
export async function addBilling(
  { db, now: clock }: TestPlatform,
  userId: string,
  told: Told,
): Promise<void> {
  const { name, pages, cards } = told;
  const tag = userId.slice(-8);
  const now = clock();
  await db.batch([
    db.insert(billingCustomers).values({ id: `cus_${tag}`, userId, createdAt: now }),
    db.insert(subscriptions).values({
      id: `sub_${tag}`,
      userId,
      customerId: `cus_${tag}`,
      status: "active",
      record: recordOf(now),
      periodEndsAt: now,
      updatedAt: now,
    }),
    db.insert(invoices).values({
      id: `in_${tag}`,
      userId,
      number: "VISITA-0001",
      createdAt: now,
      amount: 399,
      currency: "usd",
      status: "paid",
    }),
    db.insert(billingCommands).values({
      id: newId("bcm"),
      userId,
      kind: "checkout",
      input: { seats: 1 },
      isOpen: false,
      createdAt: now,
    }),
    db.insert(keptChoices).values({ userId, choice: { pages, cards }, createdAt: now }),
    db.insert(notifications).values({
      id: newId("ntf"),
      userId,
      kind: "paid",
      dedupeKey: `paid:${tag}`,
      payload: { name },
      createdAt: now,
    }),
    db
      .insert(notificationPreferences)
      .values({ userId, kind: "contact", frequency: "daily", updatedAt: now }),
  ]);
}
