import { expect, test } from "vitest";
import { at, invoiceOf, itemOf, sandboxAccount } from "./sandbox-account";

test("a Checkout that is paid makes a subscription with a paid invoice, and tells of it", async () => {
  const account = await sandboxAccount();
  const { stripe } = account;
  const session = await account.checkout("pro_monthly", 3, { client_reference_id: "usr_1" });
  expect(session).toMatchObject({
    status: "open",
    payment_status: "unpaid",
    amount_total: 3 * 399,
    url: `http://sandbox.localhost:8787/checkout/${session.id}`,
    expires_at: at("2031-01-11T12:00:00Z"),
  });
  await account.control("pay", { session: session.id });
  const done = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["subscription.latest_invoice.payments"],
  });
  expect(done).toMatchObject({ status: "complete", payment_status: "paid", url: null });
  const subscription = done.subscription;
  if (subscription === null || typeof subscription === "string") throw new Error("not expanded");
  expect(subscription).toMatchObject({ status: "active", cancel_at_period_end: false, pending_update: null });
  expect(itemOf(subscription)).toMatchObject({
    quantity: 3,
    current_period_start: at("2031-01-10T12:00:00Z"),
    current_period_end: at("2031-02-10T12:00:00Z"),
  });
  const invoice = invoiceOf(subscription);
  expect(invoice).toMatchObject({ status: "paid", amount_paid: 1197, billing_reason: "subscription_create" });
  expect(invoice.payments?.data[0]?.payment.payment_intent).toMatch(/^pi_/);
  expect((await account.events()).map(({ type }) => type)).toEqual([
    "customer.subscription.created",
    "customer.subscription.updated",
    "invoice.paid",
    "checkout.session.completed",
  ]);
});

test("a subscription renews", async () => {
  const account = await sandboxAccount();
  const { id } = await account.buy("pro_monthly", 2);
  await account.advance("2031-02-10T13:00:00Z");
  const after = await account.stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  expect(itemOf(after).current_period_end).toBe(at("2031-03-10T12:00:00Z"));
  expect(invoiceOf(after)).toMatchObject({
    status: "paid",
    amount_paid: 798,
    billing_reason: "subscription_cycle",
  });
  expect((await account.events()).slice(4).map(({ type }) => type)).toEqual([
    "invoice.upcoming",
    "customer.subscription.updated",
    "invoice.paid",
  ]);
});
