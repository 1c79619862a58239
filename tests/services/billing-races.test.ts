import { expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { findCustomerOf } from "~/server/data/billing-customers.server";
import { findEntitlement } from "~/server/data/users.server";
import { cancelPlan, keepPlan } from "~/server/services/billing/cancel-plan.server";
import { changePlan } from "~/server/services/billing/change-plan.server";
import { startCheckout } from "~/server/services/billing/start-checkout.server";
import { syncBilling } from "~/server/services/billing/sync-billing.server";
import { expectLogged } from "../support/fail-on-errors";
import { fuzzRuns } from "../support/fuzz";
import type { TestPlatform } from "../support/platform";
import { buy, buyer, control, stripePlatform, workOff } from "../support/stripe";

interface State {
  session: { id: string; status: string }[];
  subscription: { status: string; item: { quantity: number } }[];
  invoice: { status: string; total: number }[];
}

async function stripeState(platform: TestPlatform, { userId }: UserActor): Promise<State> {
  const customer = await findCustomerOf(platform.db, userId);
  return control<State>(platform, `state.json?customer=${customer?.id}`);
}

/** Whether an error is allowed for one of a hundred concurrent calls. */
const isRefusal = (error: unknown) =>
  ["conflict", "rate_limited"].includes((error as { code?: string }).code ?? "");

/** Runs calls concurrently. @returns how many succeeded; any failure other than a refusal fails the test */
async function atOnce(calls: (() => Promise<unknown>)[]): Promise<number> {
  const results = await Promise.allSettled(calls.map((call) => call()));
  for (const result of results) {
    if (result.status === "rejected" && !isRefusal(result.reason)) throw result.reason;
  }
  return results.filter(({ status }) => status === "fulfilled").length;
}

const RUNS = fuzzRuns(1) > 1 ? 50 : 2;
const PARALLEL = 100;

test("a hundred Checkouts of one account at once leave one that can be paid, and one subscription", async () => {
  const platform = await stripePlatform();
  for (let run = 0; run < RUNS; run++) {
    const actor = await buyer(platform);
    const calls = Array.from(
      { length: PARALLEL },
      (_, n) => () => startCheckout(platform, actor, { cycle: "monthly", seats: 1 + (n % 9) }),
    );
    expect(await atOnce(calls)).toBeGreaterThan(0);
    const { session } = await stripeState(platform, actor);
    const open = session.filter(({ status }) => status === "open");
    expect(open).toHaveLength(1);
    await atOnce(
      session.map(
        ({ id }) =>
          () =>
            control(platform, "pay", { session: id }).catch(() => undefined),
      ),
    );
    await syncBilling(platform, actor.userId);
    const state = await stripeState(platform, actor);
    expect(state.subscription.map(({ status }) => status)).toEqual(["active"]);
    expect(state.invoice.filter(({ status }) => status === "paid")).toHaveLength(1);
  }
}, 600_000);

test("a hundred changes, cancellations and their opposites at once leave one state, which both sides know", async () => {
  const platform = await stripePlatform();
  for (let run = 0; run < RUNS; run++) {
    const actor = await buyer(platform);
    await buy(platform, actor, { seats: 2 });
    await syncBilling(platform, actor.userId);
    const calls = Array.from({ length: PARALLEL }, (_, n) => async () => {
      if (n % 3 === 0) return changePlan(platform, actor, { seats: 3 + (n % 4) });
      return n % 3 === 1 ? cancelPlan(platform, actor, {}) : keepPlan(platform, actor);
    });
    expect(await atOnce(calls)).toBeGreaterThan(0);
    await syncBilling(platform, actor.userId);
    const { subscription } = await stripeState(platform, actor);
    expect(subscription).toHaveLength(1);
    const stored = await findEntitlement(platform.db, actor.userId);
    expect(stored?.seats).toBe(subscription[0]?.item.quantity);
  }
}, 600_000);

/** A platform whose n-th call to the database or to Stripe fails, once. */
async function failingAt(platform: TestPlatform, n: number): Promise<TestPlatform> {
  let calls = Number.NEGATIVE_INFINITY;
  const failing = <T extends object>(target: T, names: readonly string[]): T =>
    new Proxy(target, {
      get(on, name) {
        const value = Reflect.get(on, name);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          if (names.includes(String(name)) && ++calls === n) throw new Error("cut off");
          return value.apply(on, args);
        };
      },
    });
  const { DB, SANDBOX } = platform.bindings;
  if (!SANDBOX) throw new Error("no sandbox");
  const cut = await stripePlatform({
    DB: failing(DB, ["batch", "prepare"]),
    SANDBOX: failing(SANDBOX, ["fetch"]),
  });
  // The platform's own calls to the stand-in are not part of a purchase.
  calls = 0;
  return cut;
}

test("cut off at any call of buying, what is tried again ends in the plan that was paid for, once", async () => {
  expectLogged(/cut off/);
  const platform = await stripePlatform();
  let cuts = 0;
  for (let n = 1; n < 60; n++) {
    const actor = await buyer(platform);
    const cut = await failingAt(platform, n);
    const bought = await buy(cut, actor, { seats: 2 }).then(
      () => true,
      () => false,
    );
    if (!bought) {
      cuts++;
      // The button is pressed again, later than any call takes.
      await platform.db.run(`UPDATE billing_commands SET created_at = 0 WHERE user_id = '${actor.userId}'`);
      await buy(platform, actor, { seats: 2 });
    }
    await syncBilling(await failingAt(platform, (n % 9) + 1), actor.userId).catch(() => undefined);
    await syncBilling(platform, actor.userId);
    await workOff(platform, actor.userId);
    const { subscription, invoice } = await stripeState(platform, actor);
    expect([n, subscription.map(({ status }) => status)]).toEqual([n, ["active"]]);
    expect(invoice.filter(({ status }) => status === "paid")).toHaveLength(1);
    expect(await findEntitlement(platform.db, actor.userId)).toMatchObject({ status: "active", seats: 2 });
  }
  expect(cuts).toBeGreaterThan(8);
}, 600_000);
