import { z } from "zod";
import { listFilterSchema, readListFilter } from "~/domain/list-filter";

/** By who edits a card: a member's, unassigned, or the user's own in another owner's team. */
export const CARD_HOLDERS = ["members", "nobody", "teams"] as const;
export type CardHolder = (typeof CARD_HOLDERS)[number];

/** Filter of a list of cards; without a holder it matches all. */
export const cardFilterSchema = listFilterSchema.extend({ holder: z.enum(CARD_HOLDERS).optional() });
export type CardFilter = z.output<typeof cardFilterSchema>;

/** The filter in a URL's query; unknown values match all cards. */
export function readCardFilter(query: URLSearchParams): CardFilter {
  const holder = CARD_HOLDERS.find((known) => known === query.get("holder"));
  return { ...readListFilter(query), ...(holder && { holder }) };
}
