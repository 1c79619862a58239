import { invalidField } from "~/domain/errors";
import { CARD_IMAGE_SLOTS, type CardImageSlot } from "./schema";

/** Longest side in px of what is kept: three times what a phone shows of it, in the pass or on the card's page. */
export const CARD_IMAGE_SIDES: Record<CardImageSlot, number> = { logo: 960, photo: 1200, banner: 1920 };

/**
 * Width through height that an image is cut to: a square photo, the strip of a pass (375 × 123 points). A logo keeps
 * its own shape.
 */
export const CARD_IMAGE_SHAPES: Record<CardImageSlot, number | null> = {
  logo: null,
  photo: 1,
  banner: 375 / 123,
};

/** The slot that a path segment names. @throws AppError invalid (invalidChoice on `slot`) */
export function cardImageSlot(value: unknown): CardImageSlot {
  const slot = CARD_IMAGE_SLOTS.find((known) => known === value);
  if (!slot) throw invalidField("slot", "invalidChoice");
  return slot;
}
