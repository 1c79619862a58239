import { z } from "zod";
import type { Account } from "../account";
import { invalid, missing } from "../problem";
import type { SubscriptionRow } from "../rows";
import type { Change } from "../rules/proration";
import { METADATA, TEXT, WHOLE } from "./call";
import { demandPrice } from "./sessions";

const MAX_SEATS = 999_999;

export const QUANTITY = WHOLE.pipe(z.number().min(1).max(MAX_SEATS));

/** What is to become of a subscription's item: the product sells one thing, so that there is never a second one. */
export const ITEMS = z
  .array(
    z.strictObject({
      id: TEXT.optional(),
      price: TEXT.optional(),
      quantity: QUANTITY.optional(),
      metadata: METADATA.optional(),
    }),
  )
  .length(1);

/** @returns the change, or undefined where nothing changes */
export function changeOf(
  _account: Account,
  { item }: SubscriptionRow,
  [wanted]: z.output<typeof ITEMS>,
  at: number,
): Change | undefined {
  if (wanted?.id === undefined)
    throw invalid("A subscription of the sandbox has one item: name it by its id.", "items[0][id]");
  if (wanted.id !== item.id) throw missing("subscription_item", wanted.id, "items[0][id]");
  const price = wanted.price === undefined ? item.price : demandPrice(wanted.price, "items[0][price]");
  const quantity = wanted.quantity ?? item.quantity;
  return price === item.price && quantity === item.quantity ? undefined : { price, quantity, at };
}

/**
 * @returns the instant from which a change counts
 * @throws StripeProblem for one outside of the running period
 */
export function prorationDate(account: Account, row: SubscriptionRow, wanted: number | undefined): number {
  const at = wanted ?? account.now();
  if (at < row.periodStart)
    throw invalid(
      "Cannot specify `proration_date` that is before the start of the current period.",
      "proration_date",
    );
  if (at > row.periodEnd)
    throw invalid(
      "Cannot specify `proration_date` that is after the end of the current period.",
      "proration_date",
    );
  return at;
}
