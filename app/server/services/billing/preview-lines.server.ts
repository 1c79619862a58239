import type Stripe from "stripe";
import { amountOf } from "~/domain/billing/amounts";
import type { PreviewLine } from "~/domain/billing/view";

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

const off = ({ discount_amounts: amounts }: Stripe.InvoiceLineItem) =>
  sum((amounts ?? []).map(({ amount }) => amount));

/**
 * What an invoice is made of, so that its lines add up to what is charged. A credit is what was really paid for the time
 * that is left, its discount taken off; the discounts of what is charged are a line of their own.
 */
export function previewLines({ lines, total, amount_due, currency }: Stripe.Invoice): PreviewLine[] {
  const money = (amount: number) => amountOf(amount, currency);
  const { data } = lines;
  const seats = data.map((line): PreviewLine => {
    const isCredit = line.amount < 0;
    return {
      kind: isCredit ? "credit" : "charge",
      amount: money(isCredit ? line.amount - off(line) : line.amount),
      seats: line.quantity ?? 1,
      until: new Date(line.period.end * 1000).toISOString(),
    };
  });
  const discount = sum(data.filter(({ amount }) => amount >= 0).map(off));
  const tax = total - sum(data.map((line) => line.amount - off(line)));
  const others = [
    { kind: "discount" as const, amount: money(-discount) },
    { kind: "tax" as const, amount: money(tax) },
    { kind: "balance" as const, amount: money(amount_due - total) },
  ];
  return [...seats, ...others].filter(({ amount }) => amount !== 0);
}
