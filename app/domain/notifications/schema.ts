import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { CHANGEABLE_KINDS, FREQUENCIES, frequenciesFor } from "./kinds";

/** Which notifications are marked as read. */
export const markReadSchema = z.union([
  z.strictObject({ ids: z.array(z.string().max(64)).min(1).max(LIMITS.listMax) }),
  z.strictObject({ all: z.literal(true) }),
]);

export type MarkRead = z.output<typeof markReadSchema>;

/** The user's preferred frequency of a kind's mails. */
export const preferenceSchema = z
  .strictObject({ kind: z.enum(CHANGEABLE_KINDS), frequency: z.enum(FREQUENCIES) })
  .refine(({ kind, frequency }) => frequenciesFor(kind).includes(frequency), {
    path: ["frequency"],
    error: "invalidChoice",
  });

export type Preference = z.output<typeof preferenceSchema>;
