import { PRICES } from "../catalog";
import type { Debit, LineRow, SubscriptionRow } from "../rows";
import { nextBoundary } from "./periods";

/**
 * @param amount cents, not negative
 * @returns the part of an amount that falls to `part` of `whole` seconds, rounded half up to a cent; exact for any amount
 */
export function share(amount: number, part: number, whole: number): number {
  const doubled = 2n * BigInt(amount) * BigInt(part) + BigInt(whole);
  return Number(doubled / (2n * BigInt(whole)));
}

/** @returns what a discount takes off an amount, in cents; of a credit as much less is given back */
export function discountOf(amount: number, percent: number): number {
  const off = share(Math.abs(amount), percent, 100);
  return amount < 0 ? -off : off;
}

type Discounts = Debit["discounts"];

/** @returns what each discount takes off, each of what the one before left */
export function discountsOf(amount: number, discounts: Discounts): LineRow["discounts"] {
  let rest = amount;
  return discounts.map(({ id, percent }) => {
    const off = discountOf(rest, percent);
    rest -= off;
    return { id, amount: off };
  });
}

export interface Change {
  price: SubscriptionRow["item"]["price"];
  quantity: number;
  /** The instant from which it counts, within the running period. */
  at: number;
}

type NewLine = Omit<LineRow, "id">;

/**
 * The cost of a change, as Stripe computes it in flexible billing mode: a credit for the rest of the period by what was
 * billed for it (its discounts included), then a charge for the rest at the new quantity. Another interval starts a new
 * period immediately, charged in full. To the second, and each line rounded half up to a cent.
 */
export function changeLines(row: SubscriptionRow, change: Change, discounts: Discounts): NewLine[] {
  const { item, debit, periodStart, periodEnd } = row;
  if (item.price === change.price && item.quantity === change.quantity) return [];
  const whole = periodEnd - periodStart;
  const rest = Math.min(whole, Math.max(0, periodEnd - change.at));
  const lines: NewLine[] = [];
  if (debit) {
    const price = PRICES[debit.price];
    const amount = -share(price.amount * debit.quantity, rest, whole);
    lines.push({
      amount,
      description: `Unused time on ${seats(debit.quantity)} after ${dateOf(change.at)}`,
      price: debit.price,
      quantity: debit.quantity,
      start: change.at,
      end: periodEnd,
      isProration: true,
      credited: { invoice: debit.invoice, lines: [debit.line] },
      discounts: discountsOf(amount, debit.discounts),
      item: item.id,
    });
  }
  const next = PRICES[change.price];
  const isSameInterval = PRICES[item.price].months === next.months;
  const full = next.amount * change.quantity;
  const amount = isSameInterval ? share(full, rest, whole) : full;
  lines.push({
    amount,
    description: isSameInterval
      ? `Remaining time on ${seats(change.quantity)} after ${dateOf(change.at)}`
      : periodDescription(change.price, change.quantity),
    price: change.price,
    quantity: change.quantity,
    start: change.at,
    end: isSameInterval ? periodEnd : nextBoundary(change.at, next.months, change.at),
    isProration: isSameInterval,
    credited: null,
    discounts: discountsOf(amount, discounts),
    item: item.id,
  });
  return lines;
}

/** @returns the line of a whole period */
export function periodLine(
  row: Pick<SubscriptionRow, "item">,
  period: { start: number; end: number },
  discounts: Discounts,
): NewLine {
  const { price, quantity, id } = row.item;
  const amount = PRICES[price].amount * quantity;
  return {
    amount,
    description: periodDescription(price, quantity),
    price,
    quantity,
    ...period,
    isProration: false,
    credited: null,
    discounts: discountsOf(amount, discounts),
    item: id,
  };
}

const seats = (quantity: number) => `${quantity} × Visita Pro`;

function periodDescription(key: Change["price"], quantity: number): string {
  const { amount, interval } = PRICES[key];
  return `${seats(quantity)} (at $${(amount / 100).toFixed(2)} / ${interval})`;
}

const dateOf = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
