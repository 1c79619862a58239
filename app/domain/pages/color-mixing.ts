import { BLACK, type Color, contrast, luminance, MIN_CONTRAST, WHITE } from "~/domain/color";

const channels = (color: Color) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** A colour of its channels, rounded and clamped to 0 to 255. */
export function hex(values: readonly number[]): Color {
  const two = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, "0");
  return `#${values.map(two).join("")}`.toUpperCase();
}

/** `over` laid on `under` with an opacity of 0 to 1, as a browser blends them in sRGB. */
export function blend(under: Color, over: Color, opacity: number): Color {
  const [a, b] = [channels(under), channels(over)];
  return hex(a.map((value, i) => value + ((b[i] as number) - value) * opacity));
}

/** The lowest contrast of a colour with any of those that may be behind it. */
export function leastContrast(ink: Color, behind: readonly Color[]): number {
  return Math.min(...behind.map((color) => contrast(ink, color)));
}

/** Whether a text of this colour can be read on all of what may be behind it. */
export function isLegible(ink: Color, behind: readonly Color[]): boolean {
  return leastContrast(ink, behind) >= MIN_CONTRAST;
}

/**
 * The colour itself where it can be read, else its nearest shade towards white or black that can, else the better of
 * these two.
 */
export function legibleShade(ink: Color, behind: readonly Color[]): Color {
  if (isLegible(ink, behind)) return ink;
  const end = leastContrast(WHITE, behind) > leastContrast(BLACK, behind) ? WHITE : BLACK;
  for (let part = 0.1; part < 1; part += 0.1) {
    const shade = blend(ink, end, part);
    if (isLegible(shade, behind)) return shade;
  }
  return end;
}

/** Black, white, and the greys between: not distinctive as a brand's colour. */
export function isNeutral(color: Color): boolean {
  const values = channels(color);
  return Math.max(...values) - Math.min(...values) < 24;
}

/** A dark shade of a light colour: its hue, little of its strength. `level` is its lightness, 0 to 1. */
export function darkShade(color: Color, level: number): Color {
  const grey = hex([level * 255, level * 255, level * 255]);
  const [high, low] = [Math.max(...channels(color)), Math.min(...channels(color))];
  if (high === 0) return grey;
  const tint = hex(channels(color).map((value) => (value / high) * level * 255));
  return blend(grey, tint, high - low > 40 ? 0.5 : 0.8);
}

/** Whether a colour is one of the dark ones. */
export function isDark(color: Color): boolean {
  return luminance(color) < 0.2;
}
