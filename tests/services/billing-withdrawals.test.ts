import { expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { refundOf } from "~/domain/billing/withdrawal";
import { DAY_MS, MINUTE_MS } from "~/domain/durations";
import { findCustomerOf } from "~/server/data/billing-customers.server";
import { cancelPlan } from "~/server/services/billing/cancel-plan.server";
import { changePlan } from "~/server/services/billing/change-plan.server";
import { getBilling } from "~/server/services/billing/get-billing.server";
import { syncBilling } from "~/server/services/billing/sync-billing.server";
import { withdraw } from "~/server/services/billing/withdraw.server";
import { dyingAt, passCutOff } from "../support/cut-off";
import { expectLogged } from "../support/fail-on-errors";
import type { TestPlatform } from "../support/platform";
import { advance, buy, buyer, control, stripePlatform, workOff } from "../support/stripe";

/** The refunds of an account, in cents, newest purchase first, and the states of its subscriptions. */
async function stripeState(platform: TestPlatform, { userId }: UserActor) {
  const customer = await findCustomerOf(platform.db, userId);
  const { refund, subscription, invoice } = await control<{
    refund: { amount: number }[];
    subscription: { status: string; periodStart: number; periodEnd: number }[];
    invoice: { status: string }[];
  }>(platform, `state.json?customer=${customer?.id}`);
  const returned = refund.reduce((sum, { amount }) => sum + amount, 0);
  return { returned, subscription, invoices: invoice.map(({ status }) => status) };
}

/** A buyer who withdrew from a first purchase of a seat, and bought again. */
async function secondTime(platform: TestPlatform, input: Parameters<typeof buy>[2]): Promise<UserActor> {
  const actor = await buyer(platform);
  await buy(platform, actor, { seats: 1 });
  await withdraw(platform, actor);
  await advance(platform, DAY_MS);
  await buy(platform, actor, input);
  await syncBilling(platform, actor.userId);
  return actor;
}

const FIRST = 399;

test("who buys again after an end can withdraw from that, for what it has left", async () => {
  const platform = await stripePlatform();
  const actor = await buyer(platform);
  await buy(platform, actor, { seats: 1 });
  await syncBilling(platform, actor.userId);
  await cancelPlan(platform, actor, {});
  await advance(platform, 40 * DAY_MS);
  await syncBilling(platform, actor.userId);
  await buy(platform, actor, { seats: 2 });
  await syncBilling(platform, actor.userId);
  await advance(platform, 6 * DAY_MS);
  await withdraw(platform, actor);
  const { returned } = await stripeState(platform, actor);
  expect(returned).toBeGreaterThan(2 * FIRST * 0.75);
  expect(returned).toBeLessThan(2 * FIRST * 0.85);
});

test("a later withdrawal gives back what is left of each part that was paid, after more seats", async () => {
  const platform = await stripePlatform();
  const actor = await secondTime(platform, { seats: 1 });
  await advance(platform, 6 * DAY_MS);
  await changePlan(platform, actor, { seats: 5 });
  await advance(platform, 3 * DAY_MS);
  const { subscription } = await stripeState(platform, actor);
  const [, second] = subscription.toSorted((a, b) => a.periodStart - b.periodStart);
  if (!second) throw new Error("no subscription");
  // Five seats for the rest of the month: the credit for the one is included in the invoice of the five.
  const share =
    (second.periodEnd - platform.now().getTime() / 1000) / (second.periodEnd - second.periodStart);
  const { withdrawal } = await getBilling(platform, actor);
  const cents = Math.round((withdrawal?.amount ?? 0) * 100);
  expect(Math.abs(cents - 5 * 399 * share)).toBeLessThan(2);
  await withdraw(platform, actor);
  expect((await stripeState(platform, actor)).returned).toBe(FIRST + cents);
});

test("a later withdrawal after monthly became yearly gives back the year's rest, and never more than was paid", async () => {
  const platform = await stripePlatform();
  const actor = await secondTime(platform, { seats: 1, cycle: "monthly" });
  await advance(platform, 5 * DAY_MS);
  await changePlan(platform, actor, { cycle: "yearly" });
  await advance(platform, 2 * DAY_MS);
  const { withdrawal } = await getBilling(platform, actor);
  const year = 365 * DAY_MS;
  expect(Math.abs((withdrawal?.amount ?? 0) * 100 - (2388 * (year - 2 * DAY_MS)) / year)).toBeLessThan(8);
  await withdraw(platform, actor);
  const { returned } = await stripeState(platform, actor);
  expect(returned).toBe(FIRST + Math.round((withdrawal?.amount ?? 0) * 100));
});

test("what is left is counted by each line's own time, and is never below nothing", () => {
  const line = (amount: number, from: number, to: number) => ({
    amount,
    startsAt: from * DAY_MS,
    endsAt: to * DAY_MS,
  });
  const upgraded = [line(399, 0, 30), line(-266, 10, 30), line(1330, 10, 30)];
  expect(refundOf(upgraded, new Date(12 * DAY_MS))).toBe(1197);
  expect(refundOf(upgraded, new Date(40 * DAY_MS))).toBe(0);
  expect(refundOf([line(-5, 0, 30), line(4, 0, 30)], new Date(0))).toBe(0);
  expect(refundOf([line(399, 5, 5)], new Date(0))).toBe(0);
});

test("a withdrawal that was cut off at any call is finished by the next press, or by its job, once", async () => {
  expectLogged(/the Worker died/);
  const platform = await stripePlatform();
  const calls = [
    /^GET \/v1\/invoices\/in_/,
    /^POST \/v1\/refunds/,
    /^GET \/v1\/subscriptions\/sub_/,
    /^DELETE /,
  ];
  for (const call of calls) {
    for (const isPressed of [true, false]) {
      const actor = await secondTime(platform, { seats: 3 });
      await advance(platform, 2 * DAY_MS);
      const { withdrawal } = await getBilling(platform, actor);
      const cents = Math.round((withdrawal?.amount ?? 0) * 100);
      await expect(withdraw(await dyingAt(platform, call), actor)).rejects.toThrow();
      await passCutOff(platform, actor.userId);
      await advance(platform, isPressed ? MINUTE_MS : 3 * MINUTE_MS);
      if (isPressed) expect(await withdraw(platform, actor)).toMatchObject({ status: "expired" });
      else expect(await workOff(platform, actor.userId)).toContain("finishWithdrawal");
      await advance(platform, 2 * DAY_MS);
      await workOff(platform, actor.userId);
      const { returned, subscription } = await stripeState(platform, actor);
      expect([String(call), returned]).toEqual([String(call), FIRST + cents]);
      expect(subscription.map(({ status }) => status)).toEqual(["canceled", "canceled"]);
      const told = await platform.db.all(
        `SELECT 1 FROM notifications WHERE user_id = '${actor.userId}' AND kind = 'withdrawn'`,
      );
      expect(told).toHaveLength(2);
    }
  }
}, 120_000);

test("while a withdrawal is not finished nothing more is bought, which it would not give back", async () => {
  const platform = await stripePlatform();
  const actor = await buyer(platform);
  await buy(platform, actor, { seats: 1 });
  await syncBilling(platform, actor.userId);
  await expect(withdraw(await dyingAt(platform, /^POST \/v1\/refunds/), actor)).rejects.toThrow();
  await passCutOff(platform, actor.userId);
  await expect(changePlan(platform, actor, { seats: 9 })).rejects.toMatchObject({
    messageKey: "billingBusy",
  });
  await advance(platform, 3 * MINUTE_MS);
  expect(await workOff(platform, actor.userId)).toContain("finishWithdrawal");
  expect((await stripeState(platform, actor)).returned).toBe(FIRST);
  await buy(platform, actor, { seats: 1 });
  await syncBilling(platform, actor.userId);
  await changePlan(platform, actor, { seats: 2 });
});

test("what is paid by itself while a withdrawal is not finished is given back with the rest", async () => {
  const platform = await stripePlatform();
  const actor = await buyer(platform);
  await buy(platform, actor, { seats: 2 });
  await syncBilling(platform, actor.userId);
  await expect(withdraw(await dyingAt(platform, /^POST \/v1\/refunds/), actor)).rejects.toThrow();
  await advance(platform, 32 * DAY_MS);
  expect((await stripeState(platform, actor)).invoices).toEqual(["paid", "paid"]);
  expect(await workOff(platform, actor.userId)).toContain("finishWithdrawal");
  const { returned, subscription } = await stripeState(platform, actor);
  expect([returned, subscription.map(({ status }) => status)]).toEqual([4 * FIRST, ["canceled"]]);
  const told = await platform.db.all<{ payload: string }>(
    `SELECT payload FROM notifications WHERE user_id = '${actor.userId}' AND kind = 'withdrawn'`,
  );
  expect(told.map(({ payload }) => JSON.parse(payload).amount)).toEqual([4 * FIRST]);
});

test("a withdrawal leaves no invoice that could still be paid", async () => {
  const platform = await stripePlatform();
  const actor = await buyer(platform);
  await buy(platform, actor, { seats: 1 });
  await syncBilling(platform, actor.userId);
  await control(platform, "next-payment", { outcome: "requires_action" });
  await changePlan(platform, actor, { seats: 3 });
  await withdraw(platform, actor);
  await workOff(platform, actor.userId);
  const { invoices, returned } = await stripeState(platform, actor);
  expect(invoices.toSorted()).toEqual(["paid", "void"]);
  expect(returned).toBe(FIRST);
});
