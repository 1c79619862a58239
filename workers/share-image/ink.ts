import { BLACK, contrast, luminance, WHITE } from "~/domain/color";
import type { Pixels } from "./raster";
import type { Area } from "./scene";

/** WCAG's contrast for large text, and what a veil over a picture aims at. */
const LEGIBLE = 3;
const COMFORTABLE = 4.5;
/** This share of what is behind a text may have less contrast: single spots in a picture do not hide a letter. */
const SPOTS = 0.05;
const EVERY = 3;
const VEIL_STEP = 0.06;
const DENSEST_VEIL = 0.6;

/** What each byte of a channel becomes below a veil of black (0) or white (255) of the given share. */
function veiled(share: number, toward: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => byte + (toward - byte) * share + 0.5);
}

const UNVEILED = veiled(0, 0);

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** The contrast that a colour has with all but a few spots of an area. */
function contrastOn({ width, height, data }: Pixels, area: Area, color: string, veil = UNVEILED): number {
  const [bottom, right] = [Math.min(height, area.top + area.height), Math.min(width, area.left + area.width)];
  const ink = luminance(color);
  const linear = LINEAR.map((_, byte) => LINEAR[veil[byte]!]!);
  const contrasts: number[] = [];
  for (let y = Math.max(0, Math.round(area.top)); y < bottom; y += EVERY) {
    for (let x = Math.max(0, Math.round(area.left)); x < right; x += EVERY) {
      const at = (y * width + x) * 4;
      const behind =
        0.2126 * linear[data[at]!]! + 0.7152 * linear[data[at + 1]!]! + 0.0722 * linear[data[at + 2]!]!;
      contrasts.push((Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05));
    }
  }
  return Float32Array.from(contrasts).sort()[Math.floor(contrasts.length * SPOTS)] ?? 1;
}

/** The colour for a text in an area: the one wanted if it can be read there, else black or white. */
export function inkOn(canvas: Pixels, area: Area, wanted: string): string {
  if (contrastOn(canvas, area, wanted) >= LEGIBLE) return wanted;
  return contrastOn(canvas, area, BLACK) >= contrastOn(canvas, area, WHITE) ? BLACK : WHITE;
}

/** Lays a veil over a picture, no denser than it needs to be, that `ink` may be read in an area of it. */
export function layVeil(canvas: Pixels, area: Area, ink: string): void {
  const toward = contrast(ink, BLACK) > contrast(ink, WHITE) ? 0 : 255;
  let veil = UNVEILED;
  for (let share = VEIL_STEP; share <= DENSEST_VEIL; share += VEIL_STEP) {
    if (contrastOn(canvas, area, ink, veil) >= COMFORTABLE) break;
    veil = veiled(share, toward);
  }
  if (veil === UNVEILED) return;
  const { data } = canvas;
  for (let at = 0; at < data.length; at += 4) {
    data[at] = veil[data[at]!]!;
    data[at + 1] = veil[data[at + 1]!]!;
    data[at + 2] = veil[data[at + 2]!]!;
  }
}
