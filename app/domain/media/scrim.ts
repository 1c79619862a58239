import { BLACK, type Color, contrast, luminance, WHITE } from "~/domain/color";

/** RGBA, rows from the top; opaque. */
export interface PixelField {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

/** A part of an image, in its pixels. */
export interface PixelArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A layer of black (0) or white (255) over an image; `share` is how much of it is seen, 0 for none. */
export interface ImageScrim {
  share: number;
  toward: 0 | 255;
}

/** WCAG's contrast for text of any size: what a scrim aims at. */
const COMFORTABLE = 4.5;
/** This share of what is behind a text may have less contrast: single spots in an image do not hide a letter. */
const SPOTS = 0.05;
const EVERY = 3;
const STEP = 0.06;
const DENSEST = 0.6;

/** What each byte of a channel becomes below a scrim. */
export function scrimmedBytes({ share, toward }: ImageScrim): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => byte + (toward - byte) * share + 0.5);
}

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** The contrast (WCAG, 1 to 21) that a colour has with all but a few spots of an area, below a scrim if there is one. */
export function contrastOver(
  { width, height, data }: PixelField,
  area: PixelArea,
  color: Color,
  scrim: ImageScrim = { share: 0, toward: 0 },
): number {
  const [bottom, right] = [Math.min(height, area.top + area.height), Math.min(width, area.left + area.width)];
  const ink = luminance(color);
  const bytes = scrimmedBytes(scrim);
  const linear = LINEAR.map((_, byte) => LINEAR[bytes[byte] as number] as number);
  const at = (index: number) => linear[data[index] as number] as number;
  const contrasts: number[] = [];
  for (let y = Math.max(0, Math.round(area.top)); y < bottom; y += EVERY) {
    for (let x = Math.max(0, Math.round(area.left)); x < right; x += EVERY) {
      const pixel = (y * width + x) * 4;
      const behind = 0.2126 * at(pixel) + 0.7152 * at(pixel + 1) + 0.0722 * at(pixel + 2);
      contrasts.push((Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05));
    }
  }
  return Float32Array.from(contrasts).sort()[Math.floor(contrasts.length * SPOTS)] ?? 1;
}

/** @returns the scrim that a text needs in an area of an image, no denser than it must be */
export function imageScrimFor(pixels: PixelField, area: PixelArea, ink: Color): ImageScrim {
  const toward = contrast(ink, BLACK) > contrast(ink, WHITE) ? 0 : 255;
  let scrim: ImageScrim = { share: 0, toward };
  for (let share = STEP; share <= DENSEST; share += STEP) {
    if (contrastOver(pixels, area, ink, scrim) >= COMFORTABLE) break;
    scrim = { share, toward };
  }
  return scrim;
}
