import { z } from "zod";
import { CARD_IMAGE_SLOTS, type CardImageSlot, cardDraftSchema } from "~/domain/cards/schema";
import { DAY_MS } from "~/domain/durations";
import { ID_PREFIXES, isId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { type ImageSlot, imageSlot } from "~/domain/media/image-types";
import { pageInputSchema } from "~/domain/pages/schema";

export const TEMPORARY_TYPES = ["page", "business-card"] as const;

export const temporaryIdSchema = z
  .string()
  .refine((id) => isId(ID_PREFIXES.temporary, id), { error: "invalidFormat" });

/** A draft saved before sign-up. With `temporaryId` it replaces the earlier one. */
export const anonymousDraftSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("page"),
    entity: pageInputSchema,
    temporaryId: temporaryIdSchema.optional(),
  }),
  z.strictObject({
    type: z.literal("business-card"),
    entity: cardDraftSchema,
    temporaryId: temporaryIdSchema.optional(),
  }),
]);

export type AnonymousDraft = z.output<typeof anonymousDraftSchema>;

/** The slot of a draft's image: a page's slot or a card's. */
export type AnonymousSlot = ImageSlot | { type: CardImageSlot };

/**
 * The slot that form fields name.
 * @param type "1" to "5", "block", or "logo", "photo", "banner" of a card
 * @param block the block's key, for "block" only
 * @throws AppError invalid (invalidChoice on `type` or `block`)
 */
export function anonymousSlot(type: unknown, block: unknown): AnonymousSlot {
  const slot = CARD_IMAGE_SLOTS.find((known) => known === type);
  return slot ? { type: slot } : imageSlot(type, block);
}

/** @returns whether it is a card's */
export function isCardSlot(slot: AnonymousSlot): slot is { type: CardImageSlot } {
  return CARD_IMAGE_SLOTS.some((known) => known === slot.type);
}

/** When a draft saved at `now` expires. */
export function temporaryExpiry(now: Date): Date {
  return new Date(now.getTime() + LIMITS.temporaryDays * DAY_MS);
}
