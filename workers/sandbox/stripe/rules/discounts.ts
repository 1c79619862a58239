import type { Account } from "../account";
import { couponOf } from "../catalog";
import type { Debit, DiscountRow, SubscriptionRow } from "../rows";

const isRunning = ({ isUsed, end }: DiscountRow, at: number) => !isUsed && (end === null || at < end);

/** @returns the discounts that an invoice of an instant has */
export function runningDiscounts(
  { store }: Pick<Account, "store">,
  row: SubscriptionRow,
  at: number,
): Debit["discounts"] {
  return row.discounts
    .map((id) => store.get("discount", id))
    .filter((discount) => isRunning(discount, at))
    .map(({ id, promotionCode }) => ({ id, percent: couponOf(promotionCode)?.percent ?? 0 }));
}

/** Removes expired discounts: those for one invoice that were used, and those whose months are over. */
export function dropOverDiscounts(
  { store }: Account,
  row: SubscriptionRow,
  used: string[],
  at: number,
): void {
  const discounts = row.discounts.map((id) => store.get("discount", id));
  for (const discount of discounts) {
    if (!used.includes(discount.id) || couponOf(discount.promotionCode)?.duration !== "once") continue;
    discount.isUsed = true;
    store.put("discount", discount);
  }
  row.discounts = discounts.filter((discount) => isRunning(discount, at)).map(({ id }) => id);
}
