import { z } from "zod";
import { listFilterSchema, readListFilter } from "~/domain/list-filter";

/** Whose card it is to edit: a member's, nobody's, or the user's own in somebody's team. */
export const CARD_HOLDERS = ["members", "nobody", "teams"] as const;
export type CardHolder = (typeof CARD_HOLDERS)[number];

/** What of a list of cards is asked for; without a holder all of them. */
export const cardFilterSchema = listFilterSchema.extend({ holder: z.enum(CARD_HOLDERS).optional() });
export type CardFilter = z.output<typeof cardFilterSchema>;

/** The filter that an address asks for; what it does not know is all cards. */
export function readCardFilter(query: URLSearchParams): CardFilter {
  const holder = CARD_HOLDERS.find((known) => known === query.get("holder"));
  return { ...readListFilter(query), ...(holder && { holder }) };
}
