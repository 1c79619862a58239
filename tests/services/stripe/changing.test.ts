import type Stripe from "stripe";
import { expect, test } from "vitest";
import { at, invoiceOf, itemOf, type SandboxAccount, sandboxAccount } from "./sandbox-account";

const DAY = 86_400;
const lines = ({ lines: { data } }: Stripe.Invoice) => data.map(({ amount }) => amount);

/** What more or other seats cost, and the same change made. */
async function previewAndChange(
  { stripe }: SandboxAccount,
  subscription: Stripe.Subscription,
  item: { quantity?: number; price?: string },
) {
  const { id } = itemOf(subscription);
  const date = Math.floor(Date.parse("2031-01-20T12:00:00Z") / 1000);
  const preview = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id, ...item }],
      proration_behavior: "always_invoice",
      proration_date: date,
    },
  });
  const changed = await stripe.subscriptions.update(subscription.id, {
    items: [{ id, ...item }],
    proration_behavior: "always_invoice",
    proration_date: date,
    payment_behavior: "pending_if_incomplete",
    expand: ["latest_invoice"],
  });
  return { preview, changed };
}

test("more seats cost the rest of the period, to the cent, as the preview said", async () => {
  const account = await sandboxAccount();
  const bought = await account.buy("pro_monthly", 3);
  await account.advance("2031-01-20T12:00:00Z");
  const { preview, changed } = await previewAndChange(account, bought, { quantity: 5 });
  // 21 of 31 days: 11.97 × 21/31 = 8.1087…, 19.95 × 21/31 = 13.5145…
  expect(lines(preview)).toEqual([-811, 1351]);
  expect(preview).toMatchObject({ amount_due: 540, billing_reason: "upcoming" });
  const invoice = invoiceOf(changed);
  expect(lines(invoice)).toEqual([-811, 1351]);
  expect(invoice).toMatchObject({
    status: "paid",
    amount_paid: 540,
    billing_reason: "subscription_update",
    parent: { subscription_details: { subscription_proration_date: at("2031-01-20T12:00:00Z") } },
  });
  expect(invoice.lines.data[0]?.parent?.subscription_item_details).toMatchObject({
    proration: true,
    proration_details: { credited_items: { invoice: invoiceOf(bought).id } },
  });
  expect(itemOf(changed)).toMatchObject({ quantity: 5, current_period_end: at("2031-02-10T12:00:00Z") });
});

test("monthly to yearly begins a year at once, less what is left of the month", async () => {
  const account = await sandboxAccount();
  const bought = await account.buy("pro_monthly", 3);
  await account.advance("2031-01-20T12:00:00Z");
  const price = await account.priceOf("pro_yearly");
  const { preview, changed } = await previewAndChange(account, bought, { price, quantity: 3 });
  expect(lines(preview)).toEqual([-811, 3 * 2388]);
  expect(invoiceOf(changed)).toMatchObject({ status: "paid", amount_paid: preview.amount_due });
  expect(itemOf(changed)).toMatchObject({
    current_period_start: at("2031-01-20T12:00:00Z"),
    current_period_end: at("2032-01-20T12:00:00Z"),
    price: { lookup_key: "pro_yearly" },
  });
  expect(changed.billing_cycle_anchor).toBe(at("2031-01-20T12:00:00Z"));
});

test("a change that asks for 3-D Secure waits for its payment, and is dropped after 23 hours", async () => {
  const account = await sandboxAccount();
  const { stripe } = account;
  const bought = await account.buy("pro_monthly", 3);
  await account.advance("2031-01-20T12:00:00Z");
  await account.control("next-payment", { outcome: "requires_action" });
  const { changed } = await previewAndChange(account, bought, { quantity: 5 });
  expect(itemOf(changed).quantity).toBe(3);
  expect(changed.status).toBe("active");
  expect(changed.pending_update).toMatchObject({
    expires_at: at("2031-01-21T11:00:00Z"),
    subscription_items: [{ quantity: 5 }],
  });
  const invoice = invoiceOf(changed);
  expect(invoice).toMatchObject({
    status: "open",
    amount_remaining: 540,
    next_payment_attempt: null,
    hosted_invoice_url: `http://sandbox.localhost:8787/invoice/${invoice.id}`,
  });
  await account.advance("2031-01-21T11:00:01Z");
  const dropped = await stripe.subscriptions.retrieve(bought.id);
  expect(dropped.pending_update).toBeNull();
  expect(itemOf(dropped).quantity).toBe(3);
  expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ status: "void" });
  expect((await account.events()).slice(4).map(({ type }) => type)).toEqual([
    "customer.subscription.updated",
    "invoice.payment_action_required",
    "invoice.payment_failed",
    "customer.subscription.updated",
    "customer.subscription.pending_update_expired",
  ]);
});

test("a change that waited is made once its invoice is paid, and charged once", async () => {
  const account = await sandboxAccount();
  const { stripe } = account;
  const bought = await account.buy("pro_monthly", 3);
  await account.advance("2031-01-20T12:00:00Z");
  await account.control("next-payment", { outcome: "decline" });
  const { changed } = await previewAndChange(account, bought, { quantity: 5 });
  await account.advance("2031-01-20T18:00:00Z");
  const paid = await stripe.invoices.pay(invoiceOf(changed).id);
  expect(paid).toMatchObject({ status: "paid", amount_paid: 540, attempt_count: 2 });
  const after = await stripe.subscriptions.retrieve(bought.id);
  expect(after.pending_update).toBeNull();
  expect(itemOf(after).quantity).toBe(5);
  await expect(stripe.invoices.pay(paid.id)).rejects.toMatchObject({ code: "invoice_already_paid" });
  expect((await account.events()).at(-1)?.type).toBe("invoice.paid");
});

test("fewer seats and the monthly plan come at the period's end, by a schedule", async () => {
  const account = await sandboxAccount();
  const { stripe } = account;
  const bought = await account.buy("pro_yearly", 5);
  await account.advance("2031-06-01T00:00:00Z");
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: bought.id });
  const [running] = schedule.phases;
  const monthly = await account.priceOf("pro_monthly");
  const planned = await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: "release",
    phases: [
      {
        items: [{ price: await account.priceOf("pro_yearly"), quantity: 5 }],
        start_date: running?.start_date ?? 0,
        end_date: running?.end_date ?? 0,
      },
      { items: [{ price: monthly, quantity: 2 }], proration_behavior: "none" },
    ],
  });
  expect(planned).toMatchObject({
    status: "active",
    subscription: bought.id,
    phases: [{ end_date: at("2032-01-10T12:00:00Z") }, { end_date: at("2032-02-10T12:00:00Z") }],
  });
  await expect(stripe.subscriptions.update(bought.id, { cancel_at_period_end: true })).rejects.toMatchObject({
    message: expect.stringContaining("managed by the subscription schedule"),
  });
  const next = await stripe.invoices.createPreview({ subscription: bought.id });
  expect(lines(next)).toEqual([2 * 399]);
  await account.advance("2032-01-10T13:00:00Z");
  const after = await stripe.subscriptions.retrieve(bought.id, { expand: ["latest_invoice"] });
  expect(itemOf(after)).toMatchObject({
    quantity: 2,
    price: { lookup_key: "pro_monthly" },
    current_period_end: at("2032-02-10T12:00:00Z"),
  });
  expect(invoiceOf(after)).toMatchObject({ status: "paid", amount_paid: 798 });
  await account.advance("2032-02-10T13:00:00Z");
  expect(await stripe.subscriptions.retrieve(bought.id)).toMatchObject({ status: "active", schedule: null });
  expect(await stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
    status: "released",
    released_subscription: bought.id,
  });
  expect(
    (await account.events()).filter(({ type }) => type === "subscription_schedule.released"),
  ).toHaveLength(1);
});

test("a subscription is cancelled at its period's end, kept, and cancelled again", async () => {
  const account = await sandboxAccount();
  const { stripe } = account;
  const { id } = await account.buy("pro_monthly", 1);
  const end = at("2031-02-10T12:00:00Z");
  const cancelled = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(cancelled).toMatchObject({ status: "active", cancel_at: end, cancel_at_period_end: true });
  await expect(stripe.invoices.createPreview({ subscription: id })).rejects.toMatchObject({
    code: "invoice_upcoming_none",
  });
  expect(await stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({
    cancel_at: null,
    canceled_at: null,
  });
  await stripe.subscriptions.update(id, { cancel_at: "min_period_end" });
  await account.advance("2031-02-10T12:00:00Z");
  const ended = await stripe.subscriptions.retrieve(id);
  expect(ended).toMatchObject({ status: "canceled", ended_at: end });
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
  expect((await account.events()).at(-1)?.type).toBe("customer.subscription.deleted");
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
});

test("a subscription is cancelled at once, and its payment refunded in parts", async () => {
  const account = await sandboxAccount();
  const { stripe } = account;
  const { id } = await account.buy("pro_yearly", 2);
  await stripe.subscriptions.cancel(id);
  const [invoice] = (await stripe.invoices.list({ subscription: id, expand: ["data.payments"] })).data;
  const intent = String(invoice?.payments?.data[0]?.payment.payment_intent);
  await stripe.refunds.create({ payment_intent: intent, amount: 1000 });
  const rest = await stripe.refunds.create({ payment_intent: intent });
  expect(rest.amount).toBe(2 * 2388 - 1000);
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
  expect((await account.events()).slice(-3).map(({ type }) => type)).toEqual([
    "customer.subscription.deleted",
    "charge.refunded",
    "charge.refunded",
  ]);
});

test("what a renewal that fails does: three more attempts, then the end", async () => {
  const account = await sandboxAccount();
  const { stripe } = account;
  const { id } = await account.buy("pro_monthly", 2, { number: "4000000000000341" });
  const failed = at("2031-02-10T13:00:00Z");
  const state = async () => {
    const subscription = await stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
    const { attempt_count: attempts, next_payment_attempt: next, status } = invoiceOf(subscription);
    return { subscription: subscription.status, attempts, next, status };
  };
  await account.advance("2031-02-10T13:00:00Z");
  const open = { subscription: "past_due", status: "open" };
  expect(await state()).toEqual({ ...open, attempts: 1, next: failed + 3 * DAY });
  await account.advance("2031-02-13T13:00:00Z");
  expect(await state()).toEqual({ ...open, attempts: 2, next: failed + 5 * DAY });
  await account.advance("2031-02-15T13:00:00Z");
  expect(await state()).toEqual({ ...open, attempts: 3, next: failed + 7 * DAY });
  await account.advance("2031-02-17T13:00:00Z");
  expect(await state()).toEqual({ subscription: "canceled", status: "open", attempts: 4, next: null });
  expect((await stripe.subscriptions.retrieve(id)).cancellation_details?.reason).toBe("payment_failed");
});

test("a payment that failed is made with another card", async () => {
  const account = await sandboxAccount();
  const { stripe } = account;
  const bought = await account.buy("pro_monthly", 2, { number: "4000000000000341" });
  await account.advance("2031-02-10T13:00:00Z");
  const late = await stripe.subscriptions.retrieve(bought.id);
  await expect(stripe.invoices.pay(String(late.latest_invoice))).rejects.toMatchObject({
    statusCode: 402,
    type: "StripeCardError",
    code: "card_declined",
    decline_code: "generic_decline",
  });
  await account.control("next-payment", { outcome: "succeed" });
  await stripe.invoices.pay(String(late.latest_invoice));
  expect((await stripe.subscriptions.retrieve(bought.id)).status).toBe("active");
});
