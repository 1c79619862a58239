import { z } from "zod";
import { ID_PREFIXES, isHash, isId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";

/**
 * Which pages and cards stay when a plan shrinks or ends. In a smaller plan without a choice those changed last stay.
 *
 * After an end every page goes offline but one at most: the first of `pages`, which its owner chose while the plan was
 * active, if it uses no paid feature at that instant. Without a choice, e.g. after a failed payment, the owner can take
 * one page back to free afterwards. All cards stay, shown as free ones, so none is chosen.
 */
export const keptChoiceSchema = z.strictObject({
  pages: z
    .array(z.string().refine((id) => isId(ID_PREFIXES.page, id)))
    .max(LIMITS.keptChoices)
    .default([]),
  /** Their hashes. */
  cards: z.array(z.string().refine(isHash)).max(LIMITS.keptChoices).default([]),
});

export type KeptChoice = z.output<typeof keptChoiceSchema>;
