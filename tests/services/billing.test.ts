import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { DAY_MS, HOUR_MS } from "~/domain/durations";
import { findCustomerOf } from "~/server/data/billing-customers.server";
import { notifications } from "~/server/data/schema/notifications.server";
import { findEntitlement } from "~/server/data/users.server";
import { cancelPlan, keepPlan } from "~/server/services/billing/cancel-plan.server";
import { changePlan } from "~/server/services/billing/change-plan.server";
import { getBilling } from "~/server/services/billing/get-billing.server";
import { openPortal } from "~/server/services/billing/open-portal.server";
import { previewChange } from "~/server/services/billing/preview-change.server";
import { renewPlan } from "~/server/services/billing/renew-plan.server";
import { startCheckout } from "~/server/services/billing/start-checkout.server";
import { syncBilling } from "~/server/services/billing/sync-billing.server";
import { withdraw } from "~/server/services/billing/withdraw.server";
import type { TestPlatform } from "../support/platform";
import { advance, buy, buyer, control, deliver, eventsOf, stripePlatform, workOff } from "../support/stripe";

async function subscriber(platform: TestPlatform, input: Parameters<typeof buy>[2] = {}) {
  const actor = await buyer(platform);
  await buy(platform, actor, input);
  await syncBilling(platform, actor.userId);
  return actor;
}

/** A card that is accepted, and declines every later payment. */
const FAILS_AT_RENEWAL = "4000000000000341";

/** The kinds of a user's notifications, after the due jobs have run. */
async function kindsOf(platform: TestPlatform, { userId }: UserActor): Promise<string[]> {
  await workOff(platform, userId);
  const rows = await platform.db.select().from(notifications).where(eq(notifications.userId, userId));
  return rows.map(({ kind }) => kind);
}

const planOf = async (platform: TestPlatform, { userId }: UserActor) => {
  const row = await findEntitlement(platform.db, userId);
  return row && { status: row.status, seats: row.seats, cycle: row.cycle, endsAt: row.endsAt };
};

describe("buying", () => {
  test("nothing is there before it is paid, and everything behind its first event", async () => {
    const platform = await stripePlatform();
    const actor = await buyer(platform);
    const { url } = await startCheckout(platform, actor, { cycle: "yearly", seats: 4 });
    expect(await planOf(platform, actor)).toBeUndefined();
    await control(platform, "pay", { session: new URL(url).pathname.split("/").at(-1) });
    const customer = await findCustomerOf(platform.db, actor.userId);
    const [first] = await eventsOf(platform, customer?.id ?? "");
    if (!first) throw new Error("no event");
    await deliver(platform, first);
    await workOff(platform, actor.userId);
    expect(await planOf(platform, actor)).toMatchObject({ status: "active", seats: 4, cycle: "yearly" });
    const view = await getBilling(platform, actor);
    expect(view.subscription).toMatchObject({
      price: 23.88,
      currency: "USD",
      nextPayment: 95.52,
      seats: 4,
    });
    expect(view.invoices.items).toMatchObject([{ amount: 95.52, status: "paid", currency: "USD" }]);
    expect(view.payment).toMatchObject({ type: "card", last4: "4242" });
    expect(view.withdrawal).toMatchObject({ amount: 95.52 });
  });

  test("Checkout asks to begin at once, in the buyer's language, and who turns back finds what was chosen", async () => {
    const platform = await stripePlatform();
    const actor = await buyer(platform);
    const { url } = await startCheckout(
      platform,
      actor,
      { cycle: "monthly", seats: 7 },
      { language: "de", for: ["passes", "seo"], back: "/editor/new" },
    );
    const page = await (await platform.bindings.SANDBOX?.fetch(url))?.text();
    expect(page).toContain("Mit der Zahlung bittest du uns, sofort zu beginnen");
    const turned = /\/account\/upgrade\?([^"]*)"/.exec(page ?? "")?.[1]?.replaceAll("&amp;", "&");
    expect(Object.fromEntries(new URLSearchParams(turned))).toEqual({
      ...{ cycle: "monthly", seats: "7", for: "passes-seo", back: "/editor/new", cancelled: "1" },
    });
  });

  test("a second purchase is refused, and an older session is over", async () => {
    const platform = await stripePlatform();
    const actor = await buyer(platform);
    const older = await startCheckout(platform, actor, { cycle: "monthly", seats: 1 });
    const newer = await startCheckout(platform, actor, { cycle: "monthly", seats: 2 });
    const sessionOf = ({ url }: { url: string }) => new URL(url).pathname.split("/").at(-1);
    await expect(control(platform, "pay", { session: sessionOf(older) })).rejects.toThrow("expired");
    await control(platform, "pay", { session: sessionOf(newer) });
    await expect(startCheckout(platform, actor, { cycle: "monthly", seats: 1 })).rejects.toMatchObject({
      code: "conflict",
      messageKey: "alreadySubscribed",
    });
    expect(await planOf(platform, actor)).toMatchObject({ status: "active", seats: 2 });
  });

  test("a card that is declined buys nothing", async () => {
    const platform = await stripePlatform();
    const actor = await buyer(platform);
    await buy(platform, actor, {}, "4000000000000002");
    await syncBilling(platform, actor.userId);
    expect(await planOf(platform, actor)).toBeUndefined();
  });
});

describe("changing", () => {
  test("more seats cost what the preview said, at once", async () => {
    const platform = await stripePlatform();
    const actor = await subscriber(platform, { seats: 2 });
    await advance(platform, 10 * DAY_MS);
    const preview = await previewChange(platform, actor, { seats: 5 });
    expect(preview).toMatchObject({ isImmediate: true, currency: "USD", nextAmount: 19.95 });
    expect(preview.dueNow).toBeGreaterThan(7);
    expect(preview.dueNow).toBeLessThan(9);
    const { prorationDate } = preview;
    expect(await changePlan(platform, actor, { seats: 5, prorationDate })).toMatchObject({
      subscription: { seats: 5, status: "active" },
    });
    const { invoices } = await getBilling(platform, actor);
    expect(invoices.items[0]).toMatchObject({ amount: preview.dueNow, status: "paid" });
  });

  test("more seats of a plan bought by a code for one payment: each line is named, and they add up to what is charged", async () => {
    const platform = await stripePlatform();
    const actor = await buyer(platform);
    const { url } = await startCheckout(platform, actor, { cycle: "monthly", seats: 3 });
    const session = new URL(url).pathname.split("/").at(-1);
    const { SANDBOX } = platform.bindings;
    await SANDBOX?.fetch(url, { method: "POST", body: "action=code&code=WELCOME20", redirect: "manual" });
    await control(platform, "pay", { session });
    await syncBilling(platform, actor.userId);
    // Invoices are ordered by the second: the change's must be the newer one.
    await advance(platform, 2_000);
    const { dueNow, lines } = await previewChange(platform, actor, { seats: 5 });
    expect(lines).toMatchObject([
      { kind: "credit", seats: 3, amount: -11.97, until: expect.any(String) },
      { kind: "charge", seats: 5, amount: 19.95, until: expect.any(String) },
      { kind: "discountBack", amount: 2.39 },
    ]);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(dueNow, 5);
    expect((await previewChange(platform, actor, { seats: 1 })).lines).toEqual([]);
    await changePlan(platform, actor, { seats: 5 });
    // The invoice matches the preview.
    const [invoice] = (await getBilling(platform, actor)).invoices.items;
    const shown = (await (await SANDBOX?.fetch(invoice?.invoiceUrl ?? ""))?.text()) ?? "";
    expect(shown.match(/-?\$[\d.]+(?=<\/t)/g)).toEqual(["-$11.97", "$19.95", "$2.39", "$10.37"]);
    expect(shown).toMatch(/Discount taken back.*\$2\.39/);
    // A code for one payment expires with it.
    expect((await getBilling(platform, actor)).subscription).not.toHaveProperty("discount");
  });

  test("fewer seats and a shorter cycle begin with the next period", async () => {
    const platform = await stripePlatform();
    const actor = await subscriber(platform, { seats: 5 });
    const preview = await previewChange(platform, actor, { seats: 2 });
    expect(preview).toMatchObject({ isImmediate: false, dueNow: 0, nextAmount: 7.98 });
    await changePlan(platform, actor, { seats: 2 });
    expect(await planOf(platform, actor)).toMatchObject({ seats: 5 });
    expect((await getBilling(platform, actor)).scheduled).toMatchObject({ seats: 2, cycle: "monthly" });
    await advance(platform, new Date(Date.parse(preview.nextDate) + HOUR_MS));
    await syncBilling(platform, actor.userId);
    expect(await planOf(platform, actor)).toMatchObject({ seats: 2, status: "active" });
    expect((await getBilling(platform, actor)).invoices.items[0]).toMatchObject({ amount: 7.98 });
  });

  test("monthly to yearly begins at once, and what was paid is taken off", async () => {
    const platform = await stripePlatform();
    const actor = await subscriber(platform, { seats: 1 });
    const preview = await previewChange(platform, actor, { cycle: "yearly" });
    expect(preview).toMatchObject({ isImmediate: true, dueNow: 19.89, nextAmount: 23.88 });
    await changePlan(platform, actor, { cycle: "yearly", prorationDate: preview.prorationDate });
    expect(await planOf(platform, actor)).toMatchObject({ cycle: "yearly", seats: 1 });
  });

  test("what the bank asks about is granted once it is answered", async () => {
    const platform = await stripePlatform();
    const actor = await subscriber(platform, { seats: 1 });
    await control(platform, "next-payment", { outcome: "requires_action" });
    const { prorationDate } = await previewChange(platform, actor, { seats: 3 });
    const made = await changePlan(platform, actor, { seats: 3, prorationDate });
    expect(made).toHaveProperty("actionUrl");
    expect(await planOf(platform, actor)).toMatchObject({ seats: 1 });
    expect((await getBilling(platform, actor)).pending).toMatchObject({ seats: 3 });
  });
});

test("another card that is chosen at Stripe is shown, and the next period is charged to it", async () => {
  const platform = await stripePlatform();
  const actor = await subscriber(platform, { seats: 1 });
  const { url } = await openPortal(platform, actor, { part: "payment" });
  await syncBilling(platform, actor.userId);
  const before = await getBilling(platform, actor);
  expect(before.payment).toMatchObject({ last4: "4242" });
  const chosen = await platform.bindings.SANDBOX?.fetch(url, {
    method: "POST",
    body: "action=card&number=5555555555554444",
    redirect: "manual",
  });
  expect(chosen?.status).toBeLessThan(400);
  await syncBilling(platform, actor.userId);
  expect((await getBilling(platform, actor)).payment).toMatchObject({ brand: "mastercard" });
  await advance(platform, new Date(Date.parse(before.subscription.nextBillDate ?? "") + 2 * HOUR_MS));
  await syncBilling(platform, actor.userId);
  expect(await planOf(platform, actor)).toMatchObject({ status: "active" });
});

describe("an end", () => {
  test("comes with the period, at its instant, and can be taken back before", async () => {
    const platform = await stripePlatform();
    const actor = await subscriber(platform);
    const cancelled = await cancelPlan(platform, actor, {});
    expect(cancelled).toMatchObject({ status: "cancelled_active", seats: 3 });
    expect(await keepPlan(platform, actor)).toMatchObject({ status: "active" });
    const { endDate } = await cancelPlan(platform, actor, {});
    await advance(platform, new Date(Date.parse(endDate?.date ?? "") - 1000));
    expect((await getBilling(platform, actor)).subscription.status).toBe("cancelled_active");
    await advance(platform, 2000);
    expect((await getBilling(platform, actor)).subscription.status).toBe("expired");
    expect(await workOff(platform, actor.userId)).toContain("endPlan");
    await syncBilling(platform, actor.userId);
    expect(await planOf(platform, actor)).toMatchObject({
      status: "expired",
      endsAt: new Date(endDate?.date ?? ""),
    });
    const { url } = await renewPlan(platform, actor);
    await control(platform, "pay", { session: new URL(url ?? "").pathname.split("/").at(-1) });
    await syncBilling(platform, actor.userId);
    expect(await planOf(platform, actor)).toMatchObject({ status: "active", seats: 3, endsAt: null });
  });

  test("a payment that fails keeps the plan while it is tried again, then ends it", async () => {
    const platform = await stripePlatform();
    const actor = await buyer(platform);
    await buy(platform, actor, { seats: 1 }, FAILS_AT_RENEWAL);
    await syncBilling(platform, actor.userId);
    const { subscription } = await getBilling(platform, actor);
    await advance(platform, new Date(Date.parse(subscription.nextBillDate ?? "") + 2 * HOUR_MS));
    await syncBilling(platform, actor.userId);
    expect(await planOf(platform, actor)).toMatchObject({ status: "active_payment_fail", seats: 1 });
    const view = await getBilling(platform, actor);
    expect(view).toMatchObject({ renewal: "invoice", openInvoice: { amount: 3.99 } });
    expect((await renewPlan(platform, actor)).url).toBe(view.openInvoice?.url);
    await advance(platform, 30 * DAY_MS);
    await syncBilling(platform, actor.userId);
    expect(await planOf(platform, actor)).toMatchObject({ status: "expired" });
    expect(await kindsOf(platform, actor)).toEqual(
      expect.arrayContaining(["paid", "paymentFailed", "ended"]),
    );
  });

  test("leaves nothing to pay, and what is paid all the same is no plan", async () => {
    const platform = await stripePlatform();
    const actor = await buyer(platform);
    await buy(platform, actor, { seats: 1 }, FAILS_AT_RENEWAL);
    await syncBilling(platform, actor.userId);
    const { subscription } = await getBilling(platform, actor);
    await advance(platform, new Date(Date.parse(subscription.nextBillDate ?? "") + 2 * HOUR_MS));
    await syncBilling(platform, actor.userId);
    const open = (await getBilling(platform, actor)).invoices.items[0];
    expect(open).toMatchObject({ status: "open", invoiceUrl: expect.any(String) });
    await advance(platform, 30 * DAY_MS);
    await workOff(platform, actor.userId);
    await syncBilling(platform, actor.userId);
    const view = await getBilling(platform, actor);
    expect(view).toMatchObject({ renewal: "checkout", subscription: { status: "expired" } });
    expect(view).not.toHaveProperty("openInvoice");
    expect(view.invoices.items[0]).toMatchObject({ id: open?.id });
    expect(view.invoices.items[0]).not.toHaveProperty("invoiceUrl");
    expect(view.invoices.items[0]?.status).not.toBe("open");
    // The invoice was paid on a page that was still open at Stripe.
    await platform.db.run(
      sql`UPDATE invoices SET status = 'open', paid_at = NULL WHERE user_id = ${actor.userId} AND status = 'paid'`,
    );
    await platform.db.run(sql`DELETE FROM notifications WHERE user_id = ${actor.userId} AND kind = 'paid'`);
    await syncBilling(platform, actor.userId);
    const told = await platform.db.select().from(notifications).where(eq(notifications.userId, actor.userId));
    const receipts = told.filter(({ kind }) => kind === "paid");
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.payload).not.toHaveProperty("periodEnd");
  });

  test("a withdrawal gives everything back once, and ends the plan at once", async () => {
    const platform = await stripePlatform();
    const actor = await subscriber(platform);
    await advance(platform, 3 * DAY_MS);
    expect(await withdraw(platform, actor)).toMatchObject({ status: "expired" });
    const customer = await findCustomerOf(platform.db, actor.userId);
    const { refund } = await control<{ refund: { amount: number }[] }>(
      platform,
      `state.json?customer=${customer?.id}`,
    );
    expect(refund.map(({ amount }) => amount)).toEqual([1197]);
    await expect(withdraw(platform, actor)).rejects.toMatchObject({ code: "conflict" });
    const view = await getBilling(platform, actor);
    expect(view.invoices.items).toMatchObject([{ amount: 11.97, refunded: 11.97 }]);
    expect(view.withdrawn).toEqual({ amount: 11.97, currency: "USD" });
    // One mail is sent: none about the end of the plan.
    const kinds = await kindsOf(platform, actor);
    expect(kinds).toContain("withdrawn");
    expect(kinds).not.toContain("ended");
  });

  test("after fourteen days there is nothing to withdraw from", async () => {
    const platform = await stripePlatform();
    const actor = await subscriber(platform);
    await advance(platform, 15 * DAY_MS);
    expect((await getBilling(platform, actor)).withdrawal).toBeUndefined();
    await expect(withdraw(platform, actor)).rejects.toMatchObject({ messageKey: "noWithdrawal" });
  });
});
