import type Stripe from "stripe";

/**
 * Gives back what an invoice was paid with, wholly or in part; nothing where nothing was paid.
 * @param key makes it one refund of each payment, however often it is asked for
 * @param amount in the smallest unit of the currency; all of it without one
 * @returns what is given back
 */
export async function refundInvoice(
  stripe: Stripe,
  invoice: Stripe.Invoice,
  key: string,
  amount = invoice.amount_paid,
): Promise<number> {
  let left = Math.min(amount, invoice.amount_paid);
  const total = left;
  if (left <= 0) return 0;
  const { data } = await stripe.invoicePayments.list({ invoice: invoice.id, status: "paid", limit: 100 });
  for (const { id, amount_paid, payment } of data) {
    const part = Math.min(left, amount_paid ?? 0);
    const intent = payment.payment_intent;
    if (part <= 0 || !intent) continue;
    await refund(stripe, typeof intent === "string" ? intent : intent.id, part, `refund-${key}-${id}`);
    left -= part;
  }
  return total - left;
}

/** Stripe forgets keys after a day; what was given back under one is known by its metadata for good. */
async function refund(stripe: Stripe, intent: string, amount: number, key: string): Promise<void> {
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
  if (data.some(({ metadata }) => metadata?.key === key)) return;
  try {
    await stripe.refunds.create(
      { payment_intent: intent, amount, metadata: { key } },
      { idempotencyKey: key },
    );
  } catch (error) {
    // By hand, at Stripe.
    if ((error as { code?: unknown }).code !== "charge_already_refunded") throw error;
  }
}
