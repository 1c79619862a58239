import type Stripe from "stripe";
import { missing } from "../problem";

interface Paging {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/**
 * @param rows newest first
 * @returns the rows of a page, as `present` shows them
 * @throws StripeProblem 400 for a cursor that is none
 */
export function pageOf<R extends { id: string }, T>(
  url: string,
  rows: R[],
  { limit, starting_after: after, ending_before: before }: Paging,
  present: (row: R) => T,
): Stripe.ApiList<T> {
  const indexOf = (id: string, param: string) => {
    const index = rows.findIndex((row) => row.id === id);
    if (index < 0) throw missing("object", id, param);
    return index;
  };
  if (before !== undefined) {
    const end = indexOf(before, "ending_before");
    const start = Math.max(0, end - limit);
    return { object: "list", data: rows.slice(start, end).map(present), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : indexOf(after, "starting_after") + 1;
  const data = rows.slice(start, start + limit).map(present);
  return { object: "list", data, has_more: start + limit < rows.length, url };
}
