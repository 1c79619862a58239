import {
  cardLimit,
  entitlementOf,
  isPaid,
  pageLimit,
  type StoredEntitlement,
} from "~/domain/billing/entitlement";
import {
  type DerivedPlan,
  hasBegun,
  isLive,
  pickSubscription,
  planOf,
  type StoredSubscription,
} from "~/domain/billing/subscription-status";
import { DAY_MS } from "~/domain/durations";
import type { JobPayload } from "~/domain/jobs";
import type { Condition, Write } from "~/server/data/batch.server";
import type { BillingCustomer } from "~/server/data/billing-customers.server";
import { enqueue } from "~/server/data/outbox.server";
import { fitToPlan } from "~/server/data/plan-limits.server";
import {
  deleteKeptChoice,
  findKeptChoice,
  type InvoiceRow,
  storePlan,
} from "~/server/data/subscriptions.server";
import { findEntitlement, type UserRow } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { notify } from "~/server/services/notifications/notify.server";
import { cancelOf } from "./cancel-billing.server";
import { findBeyond } from "./planned-reduction.server";

/** How many days before a yearly renewal, and before an end or a smaller plan, the user is reminded. */
const RENEWAL_DAYS = 7;
const END_DAYS = [7, 1];

interface Told {
  subscriptions: readonly StoredSubscription[];
  invoices: readonly InvoiceRow[];
  /** The stored ones. */
  known: readonly StoredSubscription[];
  bills: readonly InvoiceRow[];
}

/**
 * The writes that give an account what it pays for, only where that differs from what it has: its entitlement, its
 * pages and cards in line with it, and the scheduled jobs.
 * @param when that no newer state is stored
 */
export async function planWrites(
  platform: Platform,
  user: UserRow,
  customer: BillingCustomer,
  { subscriptions, invoices, known }: Told,
  when: Condition,
): Promise<Write[]> {
  const now = platform.now();
  const stored = await findEntitlement(platform.db, user.id);
  // A blocked account keeps what it had, one with a lifetime plan needs none; new purchases of both are refunded.
  const begun = known.filter(hasBegun);
  const bought = subscriptions.filter(isLive).filter(({ id }) => !begun.some((each) => each.id === id));
  const isLifetime = stored?.status === "lifetime";
  if ((isLifetime || !user.isEnabled) && bought.length > 0) return [returnOf(user.id, bought, now)];
  if (isLifetime) return [];
  const hasPaid = customer.firstPaidAt !== null || invoices.some(({ status }) => status === "paid");
  const picked = pickSubscription(subscriptions);
  if (!picked || (!isLive(picked) && !hasPaid)) return [];
  const plan = planOf(picked, planStored(stored), now);
  if (!plan) return [];
  const write = storePlan(user.id, plan, now, when);
  const jobs = dueJobs(user.id, picked, plan, now, when);
  const entitlement = entitlementOf({ ...plan, plan: "pro" });
  if (!isPaid(entitlement, now)) return [write, ...jobs];
  const choice = (await findKeptChoice(platform.db, user.id)) ?? { pages: [], cards: [] };
  const room = { pages: pageLimit(entitlement, now), cards: cardLimit(entitlement, now) };
  const isShrunk = stored !== undefined && stored.seats > plan.seats;
  return [
    write,
    ...jobs,
    ...fitToPlan(user.id, room, choice, now, when),
    ...(isShrunk
      ? [
          ...(await shrunkNotice(platform, user.id, picked, when)),
          deleteKeptChoice(platform.db, user.id, when),
        ]
      : []),
  ];
}

/** The job that ends purchases made without a right to them, and refunds what was paid. */
function returnOf(userId: string, bought: readonly StoredSubscription[], now: Date): Write {
  const since = new Date(Math.min(...bought.map(({ record }) => record.startedAt)));
  return cancelOf(userId, { scope: "purchases", since }, now);
}

/** The notification when a smaller plan begins that cannot hold everything: what is `resting` from now on. */
async function shrunkNotice(
  platform: Platform,
  userId: string,
  { id, record: { seats, periodStartsAt } }: StoredSubscription,
  when: Condition,
): Promise<Write[]> {
  const beyond = await findBeyond(platform, userId, seats);
  if (!beyond) return [];
  const dedupeKey = `shrunk:${id}:${periodStartsAt}:${seats}`;
  return notify(platform, { userId, kind: "shrunk", dedupeKey, payload: { seats, ...beyond } }, { when });
}

/** What an account has of an earlier subscription; a plan granted by an operator does not count. */
function planStored(
  stored: (StoredEntitlement & { cycle: DerivedPlan["cycle"] | null }) | undefined,
): DerivedPlan | undefined {
  if (stored?.plan !== "pro") return undefined;
  const { status, seats, endsAt } = entitlementOf(stored);
  return { status, seats, cycle: stored.cycle ?? "monthly", endsAt: endsAt ?? null };
}

/** The jobs at the plan's end, and the reminders before it, before a smaller plan and a yearly renewal. */
function dueJobs(
  userId: string,
  { record }: StoredSubscription,
  { status, endsAt }: DerivedPlan,
  now: Date,
  when: Condition,
): Write[] {
  const at = (date: Date, days: number) => new Date(date.getTime() - days * DAY_MS);
  const job = (kind: JobPayload<"remindOfPlan">["kind"], date: Date, days: number) =>
    enqueue(
      {
        name: "remindOfPlan",
        shard: userId,
        payload: { userId, kind, days, date: date.toISOString() },
        runAt: at(date, days),
      },
      now,
      { when },
    );
  if (endsAt) {
    const payload = { userId, endsAt: endsAt.toISOString() };
    const end = enqueue({ name: "endPlan", shard: userId, payload, runAt: endsAt }, now, { when });
    // A reminder that is overdue by now is skipped.
    const left = status === "cancelled_active" ? END_DAYS.filter((days) => at(endsAt, days) > now) : [];
    return [end, ...left.map((days) => job("ends", endsAt, days))];
  }
  const renewal = new Date(record.periodEndsAt);
  const isYearly = (record.scheduled ?? record).cycle === "yearly" || record.cycle === "yearly";
  const smaller = record.scheduled && record.scheduled.seats < record.seats ? record.scheduled : undefined;
  const shrinksAt = smaller && new Date(smaller.startsAt);
  return [
    ...(isYearly && at(renewal, RENEWAL_DAYS) > now ? [job("renews", renewal, RENEWAL_DAYS)] : []),
    ...(shrinksAt
      ? END_DAYS.filter((days) => at(shrinksAt, days) > now).map((days) => job("shrinks", shrinksAt, days))
      : []),
  ];
}
