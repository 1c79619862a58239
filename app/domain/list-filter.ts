import { z } from "zod";
import { LIMITS } from "./limits";

/** The orders of a list of pages or cards; the first is the one without a choice. */
export const LIST_SORTS = ["newest", "changed", "name"] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Filter and order of a user's own list. */
export const listFilterSchema = z.object({
  search: z.string().max(LIMITS.memberSearch).optional(),
  sort: z.enum(LIST_SORTS).optional(),
});
export type ListFilter = z.output<typeof listFilterSchema>;

/** The filter that an address names; what of its query is none is left out. */
export function readListFilter(query: URLSearchParams): ListFilter {
  const search = query.get("search")?.trim().slice(0, LIMITS.memberSearch);
  const sort = LIST_SORTS.find((name) => name === query.get("sort"));
  return { ...(search && { search }), ...(sort && { sort }) };
}
