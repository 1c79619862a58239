import { expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { HOUR_MS } from "~/domain/durations";
import { findCustomerOf } from "~/server/data/billing-customers.server";
import { findEntitlement } from "~/server/data/users.server";
import { getBilling } from "~/server/services/billing/get-billing.server";
import { startCheckout } from "~/server/services/billing/start-checkout.server";
import { syncBilling } from "~/server/services/billing/sync-billing.server";
import type { TestPlatform } from "../support/platform";
import {
  advance,
  buy,
  buyer,
  control,
  deliver,
  eventsOf,
  ownStripePlatform,
  workOff,
} from "../support/stripe";

/** Delivers only the newest event of a type, and runs what follows from it: other events may be lost. */
async function hear(platform: TestPlatform, actor: UserActor, type: string): Promise<void> {
  const customer = await findCustomerOf(platform.db, actor.userId);
  const event = (await eventsOf(platform, customer?.id ?? "")).findLast((each) => each.type === type);
  if (!event) throw new Error(`no ${type}`);
  await deliver(platform, event);
  expect(await workOff(platform, actor.userId)).toContain("syncBilling");
}

/** A buyer whose Checkout is complete, and whose payment is not settled. */
async function waiting(platform: TestPlatform) {
  const actor = await buyer(platform);
  const { url } = await startCheckout(platform, actor, { cycle: "monthly", seats: 2 });
  const session = new URL(url).pathname.split("/").at(-1);
  await control(platform, "next-payment", { outcome: "later" });
  await control(platform, "pay", { session });
  await hear(platform, actor, "checkout.session.completed");
  expect(await findEntitlement(platform.db, actor.userId)).toBeUndefined();
  return { actor, session };
}

test("a Checkout whose payment is settled later begins a plan once it is", async () => {
  const platform = await ownStripePlatform();
  const { actor, session } = await waiting(platform);
  await advance(platform, 2 * HOUR_MS);
  await control(platform, "settle", { session, isPaid: true });
  await hear(platform, actor, "checkout.session.async_payment_succeeded");
  expect(await findEntitlement(platform.db, actor.userId)).toMatchObject({ status: "active", seats: 2 });
  expect((await getBilling(platform, actor)).invoices.items).toMatchObject([
    { amount: 7.98, status: "paid" },
  ]);
});

test("a Checkout whose payment fails later begins nothing, and another one can be begun", async () => {
  const platform = await ownStripePlatform();
  const { actor, session } = await waiting(platform);
  await advance(platform, 2 * HOUR_MS);
  await control(platform, "settle", { session, isPaid: false });
  await hear(platform, actor, "checkout.session.async_payment_failed");
  expect(await findEntitlement(platform.db, actor.userId)).toBeUndefined();
  await syncBilling(platform, actor.userId);
  await workOff(platform, actor.userId);
  const { openInvoice, subscription } = await getBilling(platform, actor);
  expect([openInvoice, subscription.status]).toEqual([undefined, "free"]);
  await buy(platform, actor, { seats: 1 });
  await syncBilling(platform, actor.userId);
  expect(await findEntitlement(platform.db, actor.userId)).toMatchObject({ status: "active", seats: 1 });
});

test("a renewal whose invoice cannot be finalized costs nobody their plan, and is charged once it can", async () => {
  const platform = await ownStripePlatform();
  const actor = await buyer(platform);
  await buy(platform, actor, { seats: 1 });
  await syncBilling(platform, actor.userId);
  const { subscription } = await getBilling(platform, actor);
  const renewal = Date.parse(subscription.nextBillDate ?? "");
  await control(platform, "finalization", { isFailing: true });
  await advance(platform, new Date(renewal + 1.5 * HOUR_MS));
  await hear(platform, actor, "invoice.finalization_failed");
  expect(await findEntitlement(platform.db, actor.userId)).toMatchObject({ status: "active" });
  expect((await getBilling(platform, actor)).invoices.items[0]).toMatchObject({ status: "draft" });
  await advance(platform, new Date(renewal + 3 * HOUR_MS));
  await hear(platform, actor, "invoice.paid");
  expect((await getBilling(platform, actor)).invoices.items).toMatchObject([
    { status: "paid", amount: 3.99 },
    { status: "paid", amount: 3.99 },
  ]);
});
