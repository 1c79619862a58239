import { type Color, readableOn } from "~/domain/color";
import { blend, hex } from "./color-mixing";

/** Values of a channel that count as one. */
const STEP = 32;
/** How far apart two colours of a palette are at least, in RGB. */
const MIN_DISTANCE = 72;
/** Share of the image's colour in the ground's. */
const TINT = 0.14;

interface Bin {
  sum: [number, number, number];
  count: number;
}

/**
 * The dominant colours of an image, strongest first: by frequency, and saturated before grey.
 * @param pixels RGBA, one byte a channel; half-transparent ones do not count
 * @param most maximum number of colours
 */
export function paletteOfPixels(pixels: Uint8ClampedArray, most = 5): Color[] {
  const bins = new Map<number, Bin>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const rgb = [pixels[at], pixels[at + 1], pixels[at + 2]] as Bin["sum"];
    const key = rgb.reduce((code, value) => code * 8 + Math.floor(value / STEP), 0);
    const bin = bins.get(key) ?? { sum: [0, 0, 0], count: 0 };
    bin.sum = bin.sum.map((value, i) => value + (rgb[i] as number)) as Bin["sum"];
    bin.count++;
    bins.set(key, bin);
  }
  const colors = [...bins.values()]
    .map(({ sum, count }) => ({ rgb: sum.map((value) => value / count), count }))
    .sort((a, b) => weightOf(b) - weightOf(a));
  const chosen: number[][] = [];
  for (const { rgb } of colors) {
    if (chosen.length === most) break;
    if (chosen.every((other) => distance(rgb, other) >= MIN_DISTANCE)) chosen.push(rgb);
  }
  return chosen.map(hex);
}

/** What a page takes of a colour: a light ground of its hue, buttons of it, and texts that can be read on both. */
export function lookOf(color: Color): { ground: Color; text: Color; button: Color; onButton: Color } {
  const ground = blend("#FFFFFF", color, TINT);
  return { ground, text: readableOn(ground), button: color, onButton: readableOn(color) };
}

function weightOf({ rgb, count }: { rgb: number[]; count: number }): number {
  const high = Math.max(...rgb);
  const chroma = (high - Math.min(...rgb)) / 255;
  return count * (0.1 + chroma);
}

const distance = (a: number[], b: number[]) => Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)));
