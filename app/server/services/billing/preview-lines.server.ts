import type Stripe from "stripe";
import { amountOf } from "~/domain/billing/amounts";
import type { PreviewLine } from "~/domain/billing/view";

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

const off = ({ discount_amounts: amounts }: Stripe.InvoiceLineItem) =>
  sum((amounts ?? []).map(({ amount }) => amount));

/**
 * The lines of an invoice as Stripe computed them, so that they add up to what is charged. The discount on the credited
 * time is reverted; the one on the charge is a line of its own.
 */
export function previewLines({ lines, total, amount_due, currency }: Stripe.Invoice): PreviewLine[] {
  const money = (amount: number) => amountOf(amount, currency);
  const { data } = lines;
  const seats = data.map(
    (line): PreviewLine => ({
      kind: line.amount < 0 ? "credit" : "charge",
      amount: money(line.amount),
      seats: line.quantity ?? 1,
      until: new Date(line.period.end * 1000).toISOString(),
    }),
  );
  const offOf = (isCredit: boolean) => sum(data.filter(({ amount }) => amount < 0 === isCredit).map(off));
  const tax = total - sum(data.map((line) => line.amount - off(line)));
  const others = [
    { kind: "discountBack" as const, amount: money(-offOf(true)) },
    { kind: "discount" as const, amount: money(-offOf(false)) },
    { kind: "tax" as const, amount: money(tax) },
    { kind: "balance" as const, amount: money(amount_due - total) },
  ];
  return [...seats, ...others].filter(({ amount }) => amount !== 0);
}
