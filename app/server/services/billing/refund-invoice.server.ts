import type Stripe from "stripe";

/**
 * Refunds an invoice, wholly or in part; nothing where nothing was paid. Earlier refunds of it count, however long ago
 * and whatever their amount: a repeated call does not refund twice.
 * @param key makes a repeated call one refund per payment
 * @param amount in the smallest unit of the currency; all of it by default
 */
export async function refundInvoice(
  stripe: Stripe,
  invoice: Stripe.Invoice,
  key: string,
  amount = invoice.amount_paid,
): Promise<void> {
  let left = Math.min(amount, invoice.amount_paid);
  if (left <= 0) return;
  const { data } = await stripe.invoicePayments.list({ invoice: invoice.id, status: "paid", limit: 100 });
  for (const { id, amount_paid, payment } of data) {
    const { payment_intent: of } = payment;
    if (!of) continue;
    const intent = typeof of === "string" ? of : of.id;
    const before = await refundedOf(stripe, intent);
    left -= before;
    const part = Math.min(left, (amount_paid ?? 0) - before);
    if (part <= 0) continue;
    await refund(stripe, intent, part, `refund-${key}-${id}-${part}`);
    left -= part;
  }
}

async function refundedOf(stripe: Stripe, intent: string): Promise<number> {
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
  const given = data.filter(({ status }) => status !== "failed" && status !== "canceled");
  return given.reduce((sum, { amount }) => sum + amount, 0);
}

/** Stripe drops idempotency keys after a day; a refund's metadata keeps its key permanently. */
async function refund(stripe: Stripe, intent: string, amount: number, key: string): Promise<void> {
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
  if (data.some(({ metadata }) => metadata?.key === key)) return;
  try {
    await stripe.refunds.create(
      { payment_intent: intent, amount, metadata: { key } },
      { idempotencyKey: key },
    );
  } catch (error) {
    // Refunded by hand, at Stripe.
    if ((error as { code?: unknown }).code !== "charge_already_refunded") throw error;
  }
}
