import { BLACK, WHITE } from "~/domain/color";
import { contrastOver, imageScrimFor, scrimmedBytes } from "~/domain/media/scrim";
import type { Pixels } from "./raster";
import type { Area } from "./scene";

/** WCAG's contrast for large text. */
const LEGIBLE = 3;

/** The colour for a text in an area: the preferred one if it is legible there, else black or white. */
export function textColorOn(canvas: Pixels, area: Area, wanted: string): string {
  if (contrastOver(canvas, area, wanted) >= LEGIBLE) return wanted;
  return contrastOver(canvas, area, BLACK) >= contrastOver(canvas, area, WHITE) ? BLACK : WHITE;
}

/** Lays a scrim over an image, no denser than it needs to be, that `ink` may be read in an area of it. */
export function drawScrim(canvas: Pixels, area: Area, ink: string): void {
  const scrim = imageScrimFor(canvas, area, ink);
  if (scrim.share === 0) return;
  const bytes = scrimmedBytes(scrim);
  const { data } = canvas;
  for (let at = 0; at < data.length; at += 4) {
    data[at] = bytes[data[at]!]!;
    data[at + 1] = bytes[data[at + 1]!]!;
    data[at + 2] = bytes[data[at + 2]!]!;
  }
}
