import { type Color, contrast, MIN_CONTRAST, readableOn } from "~/domain/color";
import { blend } from "~/domain/pages/color-mixing";

/** How much of a label's colour is the text's own; the rest is the background, so that labels step back. */
const LABEL_STRENGTHS = [0.7, 0.85, 1];

const channels = (color: Color) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number, number];

/** `#RRGGBB` as Wallet writes colours. */
export function passColor(color: Color): string {
  return `rgb(${channels(color).join(",")})`;
}

/** A quieter shade of the text's colour for labels, as quiet as stays legible; black or white where none is. */
export function labelColor(background: Color, text: Color): Color {
  const shades = LABEL_STRENGTHS.map((strength) => blend(background, text, strength));
  return shades.find((shade) => contrast(shade, background) >= MIN_CONTRAST) ?? readableOn(background);
}
