import { z } from "zod";
import { isHash } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";

/** Which pages and cards stay when a plan shrinks or ends; without a choice those changed last. */
export const keptChoiceSchema = z.strictObject({
  pages: z.array(z.string().max(64)).max(LIMITS.maxSeats).default([]),
  /** Their hashes. */
  cards: z.array(z.string().refine(isHash)).max(LIMITS.maxSeats).default([]),
});

export type KeptChoice = z.output<typeof keptChoiceSchema>;
