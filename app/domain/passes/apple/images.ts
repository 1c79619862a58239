import type { CardImageSlot } from "~/domain/cards/schema";
import type { PassFace } from "~/domain/passes/pass-face";

export const PASS_SCALES = [1, 2, 3] as const;
export type PassScale = (typeof PASS_SCALES)[number];

/**
 * The pictures of a pass, in points at scale 1. `fill` cuts to exactly that size, `pad` puts the whole picture on white
 * in exactly that size, `fit` keeps the whole picture and is at most that large.
 */
export const PASS_IMAGES = {
  icon: { width: 29, height: 29, how: "pad" },
  logo: { width: 160, height: 50, how: "fit" },
  thumbnail: { width: 90, height: 90, how: "fill" },
  strip: { width: 375, height: 123, how: "fill" },
} as const satisfies Record<string, { width: number; height: number; how: "fill" | "pad" | "fit" }>;

export type PassImageName = keyof typeof PASS_IMAGES;

/** What can be asked of each of a card's pictures, by its designs. */
export const IMAGES_OF_SLOT: Record<CardImageSlot, readonly PassImageName[]> = {
  logo: ["icon", "logo", "thumbnail"],
  photo: ["icon", "thumbnail"],
  banner: ["strip"],
};

/** The square photo of the contact file. */
export const CONTACT_PHOTO = { side: 400, bytes: 200_000 } as const;

/** One picture of a pass: what it is and which of the card's pictures it is made of. */
export interface WantedPassImage {
  name: PassImageName;
  /** Absent for the icon of a card without pictures, which is the brand's. */
  slot?: CardImageSlot;
}

/** The pictures that a pass shows, by its face. A pass without an icon is refused by phones, so that is always there. */
export function wantedPassImages(
  face: Pick<PassFace, "logo" | "thumbnail" | "strip">,
  card: Partial<Record<CardImageSlot, unknown>>,
): WantedPassImage[] {
  const ofIcon = card.logo ? "logo" : card.photo ? "photo" : undefined;
  const { logo, thumbnail, strip } = face;
  return [
    ofIcon ? { name: "icon", slot: ofIcon } : { name: "icon" },
    ...(logo ? [{ name: "logo", slot: logo } as const] : []),
    ...(thumbnail ? [{ name: "thumbnail", slot: thumbnail } as const] : []),
    ...(strip ? [{ name: "strip", slot: strip } as const] : []),
  ];
}

/** A picture's file within a pass: `icon.png`, `icon@2x.png`, `icon@3x.png`. */
export function passImageFile(name: PassImageName, scale: PassScale): string {
  return scale === 1 ? `${name}.png` : `${name}@${scale}x.png`;
}
