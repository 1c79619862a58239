import Stripe from "stripe";
import { expect, test } from "vitest";
import { SANDBOX_WEBHOOK_SECRET } from "~/server/platform/stripe-sandbox.server";
import { signatureOf } from "../../../workers/sandbox/stripe/deliver";
import { readForm } from "../../../workers/sandbox/stripe/form-body";
import { invoiceOf, sandboxAccount } from "./sandbox-account";

test("brackets nest, as deep as they are", () => {
  expect(readForm("a[b][0][c]=1&a[b][1][c]=2&d=x%26y&e[]=3&e[]=4")).toEqual({
    a: { b: [{ c: "1" }, { c: "2" }] },
    d: "x&y",
    e: ["3", "4"],
  });
});

test("a request that is sent again has the same answer, and does nothing", async () => {
  const { stripe } = await sandboxAccount();
  const key = { idempotencyKey: "bil_1" };
  const first = await stripe.customers.create({ metadata: { userId: "usr_1" } }, key);
  const second = await stripe.customers.create({ metadata: { userId: "usr_1" } }, key);
  expect(second.id).toBe(first.id);
  expect((await stripe.customers.list()).data).toHaveLength(1);
  await expect(stripe.customers.create({ metadata: { userId: "usr_2" } }, key)).rejects.toMatchObject({
    type: "StripeIdempotencyError",
    statusCode: 400,
  });
});

test("a key is forgotten after a day", async () => {
  const account = await sandboxAccount();
  const key = { idempotencyKey: "bil_1" };
  await account.stripe.customers.create({}, key);
  await account.advance("2031-01-11T12:00:01Z");
  await account.stripe.customers.create({ email: "free@visita.example" }, key);
  expect((await account.stripe.customers.list()).data).toHaveLength(2);
});

test("of two requests with one key at a time, one is refused", async () => {
  const { stripe } = await sandboxAccount();
  const key = { idempotencyKey: "bil_1" };
  const both = await Promise.allSettled([stripe.customers.create({}, key), stripe.customers.create({}, key)]);
  const made = both.filter(({ status }) => status === "fulfilled");
  const refused = both.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  for (const reason of refused)
    expect(reason).toMatchObject({ statusCode: 409, code: "idempotency_key_in_use" });
  expect(made.length + refused.length).toBe(2);
  expect((await stripe.customers.list()).data).toHaveLength(1);
});

test("lists have pages, forwards and backwards", async () => {
  const { stripe } = await sandboxAccount();
  const ids: string[] = [];
  for (let made = 0; made < 25; made += 1) ids.unshift((await stripe.customers.create({})).id);
  const first = await stripe.customers.list({ limit: 10 });
  expect(first).toMatchObject({ has_more: true, object: "list" });
  const last = await stripe.customers.list({ limit: 10, starting_after: ids[19] });
  expect(last.data.map(({ id }) => id)).toEqual(ids.slice(20));
  expect(last.has_more).toBe(false);
  const before = await stripe.customers.list({ limit: 10, ending_before: ids[15] });
  expect(before.data.map(({ id }) => id)).toEqual(ids.slice(5, 15));
  const all: string[] = [];
  for await (const { id } of stripe.customers.list({ limit: 4 })) all.push(id);
  expect(all).toEqual(ids);
  await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: "limit" });
});

test("what is expanded is there, what cannot be is refused", async () => {
  const account = await sandboxAccount();
  const { stripe } = account;
  const bought = await account.buy("pro_monthly", 2);
  const [listed] = (
    await stripe.subscriptions.list({
      status: "all",
      expand: ["data.customer", "data.default_payment_method", "data.latest_invoice.payments"],
    })
  ).data;
  expect(listed?.customer).toMatchObject({ object: "customer", metadata: { userId: "usr_1" } });
  expect(listed?.default_payment_method).toMatchObject({ card: { last4: "4242", brand: "visa" } });
  const payment = listed && invoiceOf(listed).payments?.data[0]?.payment;
  const intent = await stripe.paymentIntents.retrieve(String(payment?.payment_intent));
  expect(intent).toMatchObject({
    status: "succeeded",
    amount: 798,
    latest_charge: expect.stringMatching(/^ch_/),
  });
  const tooDeep = ["latest_invoice.payments.data.payment.payment_intent"];
  await expect(stripe.subscriptions.retrieve(bought.id, { expand: tooDeep })).rejects.toMatchObject({
    param: "expand",
  });
  await expect(stripe.subscriptions.retrieve(bought.id, { expand: ["nonsense"] })).rejects.toMatchObject({
    message: "This property cannot be expanded (nonsense).",
  });
  const session = await stripe.checkout.sessions.list({
    subscription: bought.id,
    expand: ["data.line_items"],
  });
  expect(session.data[0]?.line_items?.data[0]).toMatchObject({ quantity: 2, amount_total: 798 });
});

test("what is wrong is named", async () => {
  const account = await sandboxAccount();
  const { stripe, stub } = account;
  await expect(stripe.customers.retrieve("cus_none")).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
    param: "id",
  });
  await expect(account.checkout("pro_monthly", 0)).rejects.toMatchObject({
    param: "line_items[0][quantity]",
  });
  const unknown = { colour: "red" } as Stripe.CustomerCreateParams;
  await expect(stripe.customers.create(unknown)).rejects.toMatchObject({
    statusCode: 400,
    code: "parameter_unknown",
    param: "colour",
  });
  await expect(
    stripe.checkout.sessions.create({ mode: "subscription", success_url: "http://localhost:8787/" }),
  ).rejects.toMatchObject({ code: "parameter_missing", param: "line_items" });
  const answer = (headers: HeadersInit) => stub.fetch("https://api.stripe.com/v1/customers", { headers });
  expect((await answer({})).status).toBe(401);
  expect((await answer({ Authorization: "Bearer sk_live_real" })).status).toBe(401);
  const old = { Authorization: "Bearer sk_test_sandbox", "Stripe-Version": "2020-08-27" };
  expect((await answer(old)).status).toBe(400);
});

test.each([
  ["4000000000000002", "generic_decline"],
  ["4000000000009995", "insufficient_funds"],
  ["4000000000000069", "expired_card"],
])("a Checkout with %s is declined: %s, and stays open", async (number, declineCode) => {
  const account = await sandboxAccount();
  const session = await account.checkout("pro_monthly", 1);
  const answer = await account.control("pay", { session: session.id, number });
  expect(answer).toMatchObject({ outcome: "decline", failure: { declineCode } });
  expect(await account.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: "open",
    subscription: null,
  });
  await account.control("pay", { session: session.id });
  expect((await account.stripe.checkout.sessions.retrieve(session.id)).status).toBe("complete");
  expect((await account.stripe.subscriptions.list({ status: "all" })).data).toHaveLength(1);
});

test("a Checkout ends by itself after a day, or when it is told to", async () => {
  const account = await sandboxAccount();
  const { stripe } = account;
  const told = await account.checkout("pro_monthly", 1);
  expect((await stripe.checkout.sessions.expire(told.id)).status).toBe("expired");
  await expect(stripe.checkout.sessions.expire(told.id)).rejects.toMatchObject({ statusCode: 400 });
  const left = await account.checkout("pro_monthly", 1);
  await account.advance("2031-01-11T12:00:00Z");
  expect(await stripe.checkout.sessions.retrieve(left.id)).toMatchObject({ status: "expired", url: null });
  await expect(account.control("pay", { session: left.id })).rejects.toThrow("expired");
  const types = (await account.events()).map(({ type }) => type);
  expect(types).toEqual(["checkout.session.expired", "checkout.session.expired"]);
});

test("an open invoice is void, and cannot be paid", async () => {
  const account = await sandboxAccount();
  const { stripe } = account;
  const { id } = await account.buy("pro_monthly", 1, { number: "4000000000000341" });
  await account.advance("2031-02-10T13:00:00Z");
  const { latest_invoice: latest } = await stripe.subscriptions.retrieve(id);
  expect((await stripe.invoices.voidInvoice(String(latest))).status).toBe("void");
  await expect(stripe.invoices.pay(String(latest))).rejects.toMatchObject({ statusCode: 400 });
});

test("the package takes an event as it is signed, and no other", async () => {
  const account = await sandboxAccount();
  await account.buy("pro_monthly", 1);
  const [event] = await account.events();
  const payload = event?.payload ?? "";
  const now = Math.floor(Date.now() / 1000);
  const crypto = Stripe.createSubtleCryptoProvider();
  const read = (body: string, header: string) =>
    account.stripe.webhooks.constructEventAsync(body, header, SANDBOX_WEBHOOK_SECRET, undefined, crypto);
  const right = await read(payload, await signatureOf(payload, now));
  expect(right).toMatchObject({ type: "customer.subscription.created", api_version: "2026-10-28.endive" });
  await expect(
    read(payload.replace('"livemode":false', '"livemode":true'), await signatureOf(payload, now)),
  ).rejects.toThrow();
  await expect(read(payload, await signatureOf(payload, now, "whsec_another"))).rejects.toThrow();
  await expect(read(payload, await signatureOf(payload, now - 301))).rejects.toThrow();
});
