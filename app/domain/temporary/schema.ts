import { z } from "zod";
import { cardInputSchema } from "~/domain/cards/schema";
import { ID_PREFIXES, isId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { pageInputSchema } from "~/domain/pages/schema";

export const TEMPORARY_TYPES = ["page", "business-card"] as const;
export type TemporaryType = (typeof TEMPORARY_TYPES)[number];

export const temporaryIdSchema = z
  .string()
  .refine((id) => isId(ID_PREFIXES.temporary, id), { error: "invalidFormat" });

/** What somebody without an account saves until they sign up. With `temporaryId` it replaces what was saved before. */
export const temporarySaveSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("page"),
    entity: pageInputSchema,
    temporaryId: temporaryIdSchema.optional(),
  }),
  z.strictObject({
    type: z.literal("business-card"),
    entity: cardInputSchema,
    temporaryId: temporaryIdSchema.optional(),
  }),
]);

export type TemporarySave = z.output<typeof temporarySaveSchema>;

/** When something saved at `now` is collected. */
export function temporaryExpiry(now: Date): Date {
  return new Date(now.getTime() + LIMITS.temporaryDays * 24 * 60 * 60 * 1000);
}
