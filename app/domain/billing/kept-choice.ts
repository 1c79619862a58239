import { z } from "zod";
import { ID_PREFIXES, isHash, isId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";

/**
 * Which pages and cards stay when a plan shrinks or ends. In a smaller plan without a choice they are those changed last.
 *
 * After an end every page goes offline but one at most: the first of `pages`, which its owner chose while the plan was
 * still theirs, if nothing on it is paid for at that instant. Who chose none, or could not, because the payment failed or
 * they withdrew, takes one page back to free afterwards. Cards all stay, as free ones look, so none of them is chosen.
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
