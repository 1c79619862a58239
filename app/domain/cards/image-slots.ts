import { invalidField } from "~/domain/errors";
import { CARD_IMAGE_SLOTS, type CardImageSlot } from "./schema";

/** Longest side in px of a stored image: three times its size on a phone, in the pass or on the card's page. */
export const CARD_IMAGE_SIDES: Record<CardImageSlot, number> = { logo: 960, photo: 1200, banner: 1920 };

/**
 * Aspect ratio that an image is cropped to: a square photo, the strip of a pass (375 × 123 points). A logo keeps its
 * own.
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
