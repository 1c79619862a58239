import type { CardImageSlot } from "~/domain/cards/schema";
import { BLACK, type Color, contrast, WHITE } from "~/domain/color";
import type { PixelArea } from "~/domain/media/scrim";
import type { PassFace } from "~/domain/passes/pass-face";

export const PASS_SCALES = [1, 2, 3] as const;
export type PassScale = (typeof PASS_SCALES)[number];

/**
 * The images of a pass, in points at scale 1. `fill` cuts to exactly that size, `pad` puts the whole image on white in
 * exactly that size, `fit` preserves the whole image and is at most that large. The name is drawn on a strip, which is
 * therefore prepared for a name in a light colour and for one in a dark colour.
 */
export const PASS_IMAGES = {
  icon: { width: 29, height: 29, how: "pad" },
  logo: { width: 160, height: 50, how: "fit" },
  thumbnail: { width: 90, height: 90, how: "fill" },
  "strip-under-light": { width: 375, height: 123, how: "fill" },
  "strip-under-dark": { width: 375, height: 123, how: "fill" },
} as const satisfies Record<string, { width: number; height: number; how: "fill" | "pad" | "fit" }>;

export type PassImageName = keyof typeof PASS_IMAGES;
export type StripName = Extract<PassImageName, `strip-${string}`>;

/** The strip for a name in that colour. */
export function stripUnder(ink: Color): StripName {
  return contrast(ink, BLACK) > contrast(ink, WHITE) ? "strip-under-light" : "strip-under-dark";
}

/** The colour that a strip's scrim is made for. */
export const STRIP_INKS: Record<StripName, Color> = { "strip-under-light": WHITE, "strip-under-dark": BLACK };

/** The area of the name on a strip of this width in pixels. */
export function stripNameArea(width: number): PixelArea {
  const scale = width / PASS_IMAGES["strip-under-light"].width;
  return { left: 16 * scale, top: 28 * scale, width: 343 * scale, height: 52 * scale };
}

/** The pass images that each of a card's images can serve as, by its designs. */
export const IMAGES_OF_SLOT: Record<CardImageSlot, readonly PassImageName[]> = {
  logo: ["icon", "logo", "thumbnail"],
  photo: ["icon", "thumbnail"],
  banner: ["strip-under-light", "strip-under-dark"],
};

/** The square photo of the contact file. */
export const CONTACT_PHOTO = { side: 400, bytes: 200_000 } as const;

/** One image of a pass: what it is and which of the card's images it is made of. */
export interface WantedPassImage {
  name: PassImageName;
  /** Absent for the icon of a card without images, which is the brand's. */
  slot?: CardImageSlot;
}

/**
 * The images that a pass shows, by its face and the colour of its text. Phones reject a pass without an icon, so it is
 * always included.
 */
export function wantedPassImages(
  face: Pick<PassFace, "logo" | "thumbnail" | "strip">,
  card: Partial<Record<CardImageSlot, unknown>>,
  ink: Color,
): WantedPassImage[] {
  const ofIcon = card.logo ? "logo" : card.photo ? "photo" : undefined;
  const { logo, thumbnail, strip } = face;
  return [
    ofIcon ? { name: "icon", slot: ofIcon } : { name: "icon" },
    ...(logo ? [{ name: "logo", slot: logo } as const] : []),
    ...(thumbnail ? [{ name: "thumbnail", slot: thumbnail } as const] : []),
    ...(strip ? [{ name: stripUnder(ink), slot: strip } as const] : []),
  ];
}

/** An image's file within a pass: `icon.png`, `icon@2x.png`, `icon@3x.png`. */
export function passImageFile(name: PassImageName, scale: PassScale): string {
  const [file] = name.split("-");
  return scale === 1 ? `${file}.png` : `${file}@${scale}x.png`;
}
