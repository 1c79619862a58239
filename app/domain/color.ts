import { z } from "zod";

/** A colour as it is stored: `#RRGGBB` in capitals. Lower case is accepted and lifted. */
export const colorSchema = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, "colorInvalid")
  .toUpperCase();

export type Color = string;

export const BLACK = "#000000";
export const WHITE = "#FFFFFF";

/** Relative luminance by WCAG 2.2, 0 to 1, of a `#RRGGBB` colour. */
export function luminance(color: Color): number {
  const channel = (offset: number) => {
    const value = Number.parseInt(color.slice(offset, offset + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(a: Color, b: Color): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Of a text on what is behind it, by WCAG 2.2 AA. */
export const MIN_CONTRAST = 4.5;

/** Black or white, whichever has the higher contrast on `background` (always at least 4.58). */
export function readableOn(background: Color): Color {
  return contrast(background, BLACK) >= contrast(background, WHITE) ? BLACK : WHITE;
}

/** The colour itself where a text of it can be read on `background`, else the better of black and white. */
export function legibleOn(background: Color, ink: Color): Color {
  return contrast(ink, background) >= MIN_CONTRAST ? ink : readableOn(background);
}
