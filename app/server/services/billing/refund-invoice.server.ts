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

/** A payment that was given back already stays so: Stripe forgets keys after a day. */
async function refund(stripe: Stripe, intent: string, amount: number, idempotencyKey: string): Promise<void> {
  try {
    await stripe.refunds.create({ payment_intent: intent, amount }, { idempotencyKey });
  } catch (error) {
    if ((error as { code?: unknown }).code !== "charge_already_refunded") throw error;
  }
}
