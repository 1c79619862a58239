import { z } from "zod";
import { ID_PREFIXES, isHash, isId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";

/** Which pages and cards stay when a plan shrinks or ends; without a choice those changed last. */
export const keptChoiceSchema = z.strictObject({
  pages: z
    .array(z.string().refine((id) => isId(ID_PREFIXES.page, id)))
    .max(LIMITS.keptChoices)
    .default([]),
  /** Their hashes. */
  cards: z.array(z.string().refine(isHash)).max(LIMITS.keptChoices).default([]),
});

export type KeptChoice = z.output<typeof keptChoiceSchema>;
