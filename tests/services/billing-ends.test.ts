import { describe, expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { entitlementOf, isPaid } from "~/domain/billing/entitlement";
import { DAY_MS, HOUR_MS } from "~/domain/durations";
import { findCustomerOf } from "~/server/data/billing-customers.server";
import { findEntitlement } from "~/server/data/users.server";
import { cancelBilling } from "~/server/services/billing/cancel-billing.server";
import { changePlan } from "~/server/services/billing/change-plan.server";
import { getBilling } from "~/server/services/billing/get-billing.server";
import { startCheckout } from "~/server/services/billing/start-checkout.server";
import { syncBilling } from "~/server/services/billing/sync-billing.server";
import { blockAccount } from "~/server/services/operations/account-steps.server";
import { endRenewalStatement, lifetimeStatement } from "../../workers/commands/lifetime-statement";
import { blockStatement, endPurchasesStatement } from "../../workers/commands/suspend-statement";
import { testOperator } from "../support/operators";
import type { TestPlatform } from "../support/platform";
import { advance, buy, buyer, control, stripePlatform, workOff } from "../support/stripe";

interface State {
  session: { status: string }[];
  subscription: { status: string }[];
  invoice: { id: string; status: string }[];
  refund: { amount: number }[];
}

/** What Stripe has of an account: states, and what was given back in cents. */
async function stripeState(platform: TestPlatform, { userId }: UserActor) {
  const customer = await findCustomerOf(platform.db, userId);
  const state = await control<State>(platform, `state.json?customer=${customer?.id}`);
  return {
    sessions: state.session.map(({ status }) => status),
    subscriptions: state.subscription.map(({ status }) => status),
    invoices: state.invoice.map(({ status }) => status),
    refunds: state.refund.map(({ amount }) => amount),
  };
}

const sessionOf = ({ url }: { url: string }) => new URL(url).pathname.split("/").at(-1);

describe("a blocked account", () => {
  test("can pay no Checkout that was open, with a plan or without", async () => {
    const platform = await stripePlatform();
    const operator = await testOperator(platform);
    for (const endsPlan of [true, false]) {
      const actor = await buyer(platform);
      const session = sessionOf(await startCheckout(platform, actor, { cycle: "monthly", seats: 2 }));
      await blockAccount(platform, operator, actor.userId, { reason: "Spam", endsPlan });
      await workOff(platform, actor.userId);
      await expect(control(platform, "pay", { session })).rejects.toThrow("expired");
    }
  });

  test("can pay no Checkout that was open, nor keep what it paid in one, when the operators' command blocks it", async () => {
    const platform = await stripePlatform();
    for (const isLate of [false, true]) {
      const actor = await buyer(platform);
      const email = `${actor.userId}@visita.example`;
      const session = sessionOf(await startCheckout(platform, actor, { cycle: "monthly", seats: 2 }));
      for (const statement of [blockStatement(email, false), endPurchasesStatement(email)])
        await platform.db.run(statement);
      // The clock of plans is not behind the one that the command reads.
      await advance(platform, 60_000);
      if (!isLate) expect(await workOff(platform, actor.userId)).toContain("cancelBilling");
      const paid = control(platform, "pay", { session });
      if (!isLate) await expect(paid).rejects.toThrow("expired");
      await paid.catch(() => undefined);
      await syncBilling(platform, actor.userId);
      await workOff(platform, actor.userId);
      expect(await stripeState(platform, actor)).toMatchObject(
        isLate ? { subscriptions: ["canceled"], refunds: [798] } : { subscriptions: [], refunds: [] },
      );
    }
  });

  test("gets back what it paid all the same, also where that was first known as unpaid", async () => {
    const platform = await stripePlatform();
    const operator = await testOperator(platform);
    for (const isKnownBefore of [false, true]) {
      const actor = await buyer(platform);
      const session = sessionOf(await startCheckout(platform, actor, { cycle: "monthly", seats: 2 }));
      await control(platform, "pay", { session });
      if (isKnownBefore) {
        await syncBilling(platform, actor.userId);
        await platform.db.run(
          `UPDATE subscriptions SET status = 'incomplete' WHERE user_id = '${actor.userId}'`,
        );
        await platform.db.run(`DELETE FROM entitlements WHERE user_id = '${actor.userId}'`);
      }
      await blockAccount(platform, operator, actor.userId, { reason: "Spam", endsPlan: false });
      // The tab was paid a moment before; what came of it is known only now.
      await advance(platform, 5_000);
      await workOff(platform, actor.userId);
      await syncBilling(platform, actor.userId);
      await workOff(platform, actor.userId);
      expect(await stripeState(platform, actor)).toMatchObject({
        subscriptions: ["canceled"],
        refunds: [798],
      });
      const plan = entitlementOf(await findEntitlement(platform.db, actor.userId));
      expect(isPaid(plan, platform.now())).toBe(false);
    }
  });

  test("keeps a plan that was not ended, and nothing of it is given back", async () => {
    const platform = await stripePlatform();
    const operator = await testOperator(platform);
    const actor = await buyer(platform);
    await buy(platform, actor, { seats: 1 });
    await syncBilling(platform, actor.userId);
    await advance(platform, 60_000);
    await blockAccount(platform, operator, actor.userId, { reason: "Spam", endsPlan: false });
    await workOff(platform, actor.userId);
    await syncBilling(platform, actor.userId);
    await workOff(platform, actor.userId);
    expect(await stripeState(platform, actor)).toMatchObject({ subscriptions: ["active"], refunds: [] });
    expect(await findEntitlement(platform.db, actor.userId)).toMatchObject({ status: "active" });
  });
});

describe("an invoice that was not paid before its subscription ended", () => {
  /** A subscription whose renewal failed until Stripe gave up. @returns the address of its open invoice */
  async function unpaid(platform: TestPlatform, actor: UserActor): Promise<string> {
    await buy(platform, actor, { seats: 1 }, "4000000000000341");
    await syncBilling(platform, actor.userId);
    const { subscription } = await getBilling(platform, actor);
    await advance(platform, new Date(Date.parse(subscription.nextBillDate ?? "") + 2 * HOUR_MS));
    await syncBilling(platform, actor.userId);
    const { openInvoice } = await getBilling(platform, actor);
    await advance(platform, 30 * DAY_MS);
    return openInvoice?.url ?? "";
  }

  const pay = (platform: TestPlatform, url: string) =>
    platform.bindings.SANDBOX?.fetch(url, {
      method: "POST",
      body: "action=card&number=4242424242424242",
      redirect: "manual",
    });

  test("can be paid no more, and is shown as void", async () => {
    const platform = await stripePlatform();
    const actor = await buyer(platform);
    const url = await unpaid(platform, actor);
    await syncBilling(platform, actor.userId);
    expect(await workOff(platform, actor.userId)).toContain("cancelBilling");
    await pay(platform, url);
    expect(await stripeState(platform, actor)).toMatchObject({
      subscriptions: ["canceled"],
      invoices: expect.arrayContaining(["paid", "void"]),
    });
    const view = await getBilling(platform, actor);
    expect(view.openInvoice).toBeUndefined();
    expect(view.invoices.items.map(({ status }) => status)).toEqual(["void", "paid"]);
    await syncBilling(platform, actor.userId);
    expect(await workOff(platform, actor.userId)).toEqual([]);
  });

  test("is given back where it was paid before that was known, and a new Checkout stays open", async () => {
    const platform = await stripePlatform();
    const actor = await buyer(platform);
    const url = await unpaid(platform, actor);
    await pay(platform, url);
    await startCheckout(platform, actor, { cycle: "monthly", seats: 1 });
    await workOff(platform, actor.userId);
    expect(await stripeState(platform, actor)).toMatchObject({
      sessions: expect.arrayContaining(["open", "complete"]),
      invoices: ["paid", "paid"],
      refunds: [399],
    });
    await syncBilling(platform, actor.userId);
    expect(await workOff(platform, actor.userId)).not.toContain("cancelBilling");
  });
});

describe("a Checkout that is over just when it is to be expired", () => {
  /** A platform whose call to expire a session arrives just after the session has changed. */
  async function late(platform: TestPlatform, happens: () => Promise<unknown>): Promise<TestPlatform> {
    const { SANDBOX } = platform.bindings;
    // why: the moment between the list of what is open and the call cannot be met otherwise.
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (String(input).endsWith("/expire")) await happens();
      return SANDBOX?.fetch(input, init) ?? Response.error();
    };
    return stripePlatform({ SANDBOX: { fetch } as Fetcher });
  }

  test("does not stop what ends an account's billing, whether it was paid or ran out", async () => {
    const platform = await stripePlatform();
    for (const isPaid of [true, false]) {
      const actor = await buyer(platform);
      const session = sessionOf(await startCheckout(platform, actor, { cycle: "monthly", seats: 1 }));
      const over = await late(platform, () =>
        isPaid ? control(platform, "pay", { session }) : advance(platform, 2 * DAY_MS),
      );
      const slot = platform.now().toISOString();
      await cancelBilling(over, { userId: actor.userId, slot, scope: "everything", since: slot });
      expect(await stripeState(platform, actor)).toMatchObject({
        sessions: [isPaid ? "complete" : "expired"],
        subscriptions: isPaid ? ["canceled"] : [],
        refunds: isPaid ? [399] : [],
      });
    }
  });

  test("and was paid is not bought a second time", async () => {
    const platform = await stripePlatform();
    const actor = await buyer(platform);
    const session = sessionOf(await startCheckout(platform, actor, { cycle: "monthly", seats: 1 }));
    const over = await late(platform, () => control(platform, "pay", { session }));
    await expect(startCheckout(over, actor, { cycle: "monthly", seats: 1 })).rejects.toMatchObject({
      messageKey: "alreadySubscribed",
    });
    expect(await stripeState(platform, actor)).toMatchObject({
      sessions: ["complete"],
      subscriptions: ["active"],
    });
  });
});

describe("a plan for life", () => {
  async function give(platform: TestPlatform, actor: UserActor): Promise<void> {
    const email = `${actor.userId}@visita.example`;
    for (const statement of [lifetimeStatement(email, 5, false), endRenewalStatement(email)])
      await platform.db.$client.prepare(statement).run();
  }

  test("ends a subscription with its period, whatever change waits, and tells of it", async () => {
    const platform = await stripePlatform();
    const actor = await buyer(platform);
    await buy(platform, actor, { seats: 3 });
    await changePlan(platform, actor, { seats: 1 });
    await give(platform, actor);
    expect(await workOff(platform, actor.userId)).toContain("cancelBilling");
    expect((await stripeState(platform, actor)).subscriptions).toEqual(["active"]);
    await syncBilling(platform, actor.userId);
    const told = await platform.db.all(
      `SELECT 1 FROM notifications WHERE user_id = '${actor.userId}' AND kind = 'subscriptionCancelled'`,
    );
    expect(told).toHaveLength(1);
    await advance(platform, 32 * DAY_MS);
    await syncBilling(platform, actor.userId);
    expect(await stripeState(platform, actor)).toMatchObject({
      subscriptions: ["canceled"],
      invoices: ["paid"],
      refunds: [],
    });
    expect(await findEntitlement(platform.db, actor.userId)).toMatchObject({ status: "lifetime", seats: 5 });
  });

  test("ends a subscription at once whose payment failed, and collects nothing more", async () => {
    const platform = await stripePlatform();
    const actor = await buyer(platform);
    await buy(platform, actor, { seats: 1 }, "4000000000000341");
    await advance(platform, 32 * DAY_MS);
    await syncBilling(platform, actor.userId);
    await give(platform, actor);
    await workOff(platform, actor.userId);
    const { subscriptions, invoices } = await stripeState(platform, actor);
    expect(subscriptions).toEqual(["canceled"]);
    expect(invoices.toSorted()).toEqual(["paid", "void"]);
  });

  test("expires an open Checkout, and gives back one that is paid all the same", async () => {
    const platform = await stripePlatform();
    for (const isLate of [true, false]) {
      const actor = await buyer(platform);
      const session = sessionOf(await startCheckout(platform, actor, { cycle: "yearly", seats: 1 }));
      await give(platform, actor);
      if (!isLate) await workOff(platform, actor.userId);
      const paid = control(platform, "pay", { session });
      if (isLate) await paid;
      else await expect(paid).rejects.toThrow("expired");
      await syncBilling(platform, actor.userId);
      await workOff(platform, actor.userId);
      expect(await stripeState(platform, actor)).toMatchObject(
        isLate ? { subscriptions: ["canceled"], refunds: [2388] } : { subscriptions: [], refunds: [] },
      );
      expect(await findEntitlement(platform.db, actor.userId)).toMatchObject({ status: "lifetime" });
    }
  });
});
