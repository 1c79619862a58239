import { type Color, contrast, readableOn } from "~/domain/color";

/** WCAG's least contrast of small text. */
const LEGIBLE = 4.5;
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
  const shades = LABEL_STRENGTHS.map((strength) => mixed(background, text, strength));
  return shades.find((shade) => contrast(shade, background) >= LEGIBLE) ?? readableOn(background);
}

function mixed(background: Color, text: Color, strength: number): Color {
  const [from, to] = [channels(background), channels(text)];
  const hex = from.map((value, i) => {
    const channel = Math.round(value + ((to[i] as number) - value) * strength);
    return channel.toString(16).padStart(2, "0");
  });
  return `#${hex.join("").toUpperCase()}`;
}
