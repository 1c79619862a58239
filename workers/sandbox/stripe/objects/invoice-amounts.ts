import type { InvoiceRow, LineRow } from "../rows";

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** @returns what discounts take off, by their id */
export function discountTotals(lines: LineRow[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { id, amount } of lines.flatMap(({ discounts }) => discounts))
    totals.set(id, (totals.get(id) ?? 0) + amount);
  return totals;
}

export interface InvoiceAmounts {
  subtotal: number;
  total: number;
  /** The total and the customer's balance; never less than nothing. */
  due: number;
  paid: number;
}

export function invoiceAmounts(
  row: Pick<InvoiceRow, "lines" | "startingBalance" | "status">,
): InvoiceAmounts {
  const subtotal = sum(row.lines.map(({ amount }) => amount));
  const total = subtotal - sum([...discountTotals(row.lines).values()]);
  const due = Math.max(0, total + row.startingBalance);
  return { subtotal, total, due, paid: row.status === "paid" ? due : 0 };
}

/** The sums between an invoice's lines and its amount. */
export interface InvoiceSums {
  /** The discount on credited time is reversed. */
  discountBack: number;
  /** Negative: what is taken off. */
  discount: number;
  balance: number;
  due: number;
}

export function invoiceSums(row: Pick<InvoiceRow, "lines" | "startingBalance" | "status">): InvoiceSums {
  const { total, due } = invoiceAmounts(row);
  const off = (isCredit: boolean) =>
    sum(
      row.lines
        .filter(({ amount }) => amount < 0 === isCredit)
        .flatMap(({ discounts }) => discounts.map(({ amount }) => amount)),
    );
  return { discountBack: -off(true), discount: -off(false), balance: due - total, due };
}
