import type Stripe from "stripe";
import { expect, test } from "vitest";
import { at, invoiceOf, itemOf, sandboxAccount } from "./sandbox-account";

const isoDay = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

async function invoicesOf(stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  const all: Stripe.Invoice[] = [];
  for await (const invoice of stripe.invoices.list({ subscription, limit: 7 })) all.push(invoice);
  return all.reverse();
}

test("36 months from the last day of January end on the last day of each month, and each is paid", async () => {
  const account = await sandboxAccount("2031-01-31T09:30:00Z");
  const { id } = await account.buy("pro_monthly", 4);
  await account.advance("2034-01-31T10:30:00Z");
  const invoices = await invoicesOf(account.stripe, id);
  expect(invoices).toHaveLength(37);
  expect(new Set(invoices.map(({ status, amount_paid: paid }) => `${status} ${paid}`))).toEqual(
    new Set(["paid 1596"]),
  );
  const starts = invoices.map(({ lines }) => isoDay(lines.data[0]?.period.start ?? 0));
  expect(starts.slice(0, 6)).toEqual([
    "2031-01-31",
    "2031-02-28",
    "2031-03-31",
    "2031-04-30",
    "2031-05-31",
    "2031-06-30",
  ]);
  expect(starts[13]).toBe("2032-02-29");
  // Periods follow one another without a gap.
  const ends = invoices.map(({ lines }) => lines.data[0]?.period.end);
  expect(ends.slice(0, -1)).toEqual(invoices.slice(1).map(({ lines }) => lines.data[0]?.period.start));
  expect(new Set(invoices.map(({ number }) => number)).size).toBe(37);
  const upcoming = (await account.events()).filter(({ type }) => type === "invoice.upcoming");
  expect(upcoming).toHaveLength(36);
  expect(isoDay(upcoming[0]?.created ?? 0)).toBe("2031-02-21");
});

test("three years from a leap day, and what was said a week before each", async () => {
  const account = await sandboxAccount("2032-02-29T00:00:00Z");
  const { id } = await account.buy("pro_yearly", 1);
  await account.advance("2035-03-01T00:00:00Z");
  const invoices = await invoicesOf(account.stripe, id);
  expect(invoices.map(({ lines }) => isoDay(lines.data[0]?.period.start ?? 0))).toEqual([
    "2032-02-29",
    "2033-02-28",
    "2034-02-28",
    "2035-02-28",
  ]);
  const upcoming = (await account.events()).filter(({ type }) => type === "invoice.upcoming");
  expect(upcoming.map(({ created }) => isoDay(created))).toEqual(["2033-02-21", "2034-02-21", "2035-02-21"]);
  const told = JSON.parse(upcoming[0]?.payload ?? "") as Stripe.InvoiceUpcomingEvent;
  expect(told.data.object).toMatchObject({ amount_due: 2388, billing_reason: "upcoming" });
});

test("a renewal is a draft for an hour, in one step or in many", async () => {
  const account = await sandboxAccount();
  const { id } = await account.buy("pro_monthly", 1);
  await account.advance("2031-02-10T12:30:00Z");
  const draft = invoiceOf(await account.stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] }));
  expect(draft).toMatchObject({
    status: "draft",
    number: null,
    attempt_count: 0,
    automatically_finalizes_at: at("2031-02-10T13:00:00Z"),
  });
  await account.advance("2031-02-10T13:00:00Z");
  expect(await account.stripe.invoices.retrieve(draft.id)).toMatchObject({
    status: "paid",
    attempt_count: 1,
  });
});

test("the order of events is that of their instants", async () => {
  const account = await sandboxAccount();
  for (const quantity of [1, 2, 3]) await account.buy("pro_monthly", quantity);
  await account.advance("2031-07-01T00:00:00Z");
  const created = (await account.events()).map((event) => event.created);
  expect(created).toEqual(created.toSorted((a, b) => a - b));
});

test("the clock never goes back, and a purchase of the past has had its renewals", async () => {
  const account = await sandboxAccount();
  const { now } = await account.control<{ now: number }>("advance", { to: 0, isFrozen: true });
  expect(now).toBe(at("2031-01-10T12:00:00Z"));
  const purchase = {
    price: "pro_yearly",
    quantity: 25,
    email: "pro@visita.example",
    at: at("2029-06-01T00:00:00Z"),
  };
  const made = await account.control<{ subscription: string }>("purchase", purchase);
  const invoices = await invoicesOf(account.stripe, made.subscription);
  expect(invoices.map(({ status, amount_paid: paid }) => [status, paid])).toEqual([
    ["paid", 59_700],
    ["paid", 59_700],
  ]);
  const subscription = await account.stripe.subscriptions.retrieve(made.subscription);
  expect(itemOf(subscription).current_period_end).toBe(at("2031-06-01T00:00:00Z"));
});

test("a discount of one invoice and one of three months, and what they leave of a change", async () => {
  const account = await sandboxAccount();
  const { stripe } = account;
  const once = await account.buy("pro_monthly", 3, { discounts: [{ promotion_code: "promo_Welcome20" }] });
  // 11.97 less a fifth, 2.394.
  expect(invoiceOf(once)).toMatchObject({ subtotal: 1197, total: 958, amount_paid: 958 });
  expect(once.discounts).toEqual([]);
  const half = await account.buy("pro_monthly", 3, { discounts: [{ promotion_code: "promo_Half" }] });
  expect(half.discounts).toHaveLength(1);
  await account.advance("2031-01-20T12:00:00Z");
  const more = {
    items: [{ id: itemOf(once).id, quantity: 5 }],
    proration_behavior: "always_invoice",
    expand: ["latest_invoice"],
  } satisfies Stripe.SubscriptionUpdateParams;
  // What was paid is given back, 21 of 31 days of 9.58 within a cent of rounding, and the new seats cost the full price.
  expect(invoiceOf(await stripe.subscriptions.update(once.id, more))).toMatchObject({
    subtotal: 1351 - 811,
    total: 1351 - (811 - 162),
  });
  await account.advance("2031-06-01T00:00:00Z");
  const paid = (await invoicesOf(stripe, half.id)).map(({ amount_paid: amount }) => amount);
  expect(paid).toEqual([598, 598, 598, 1197, 1197]);
});
