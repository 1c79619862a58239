import type { Gradient } from "~/domain/pages/gradients";
import type { Pixels } from "./raster";

/** Where the bands of `gradientCss` end. */
const BANDS = [0.333, 0.666] as const;
/** Steps that a smooth gradient is mixed in: several a pixel. */
const STEPS = 4096;

type Rgb = readonly [red: number, green: number, blue: number];

function rgbOf(color: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb;
}

/** A pixel as the canvas holds it, its bytes in memory red, green, blue, alpha. */
export function packed(color: string | Rgb): number {
  const [red, green, blue] = typeof color === "string" ? rgbOf(color) : color;
  return ((255 << 24) | (Math.round(blue) << 16) | (Math.round(green) << 8) | Math.round(red)) >>> 0;
}

/** The colours along a gradient, from its first to its last. */
function ramp({ colors, style }: Gradient): Uint32Array {
  const [first, second, third] = colors.map(rgbOf) as [Rgb, Rgb, Rgb];
  return Uint32Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = step / STEPS;
    if (style === "bands") return packed(at < BANDS[0] ? first : at < BANDS[1] ? second : third);
    const [from, to, share] = at < 0.5 ? [first, second, at * 2] : [second, third, at * 2 - 1];
    return packed([0, 1, 2].map((c) => from[c]! + (to[c]! - from[c]!) * share) as unknown as Rgb);
  });
}

/**
 * Paints the gradient of `gradientCss` (CSS Images 3, sections 3.1 and 3.2). Here because the rasterizer takes a
 * quarter of a second for it.
 */
export function paintGradient(gradient: Gradient, width: number, height: number): Pixels {
  const colors = ramp(gradient);
  const pixels = new Uint32Array(width * height);
  if (gradient.type === "linear")
    paintLinear(pixels, width, height, colors, (gradient.rotation * Math.PI) / 180);
  else paintRadial(pixels, width, height, colors);
  return { width, height, data: new Uint8Array(pixels.buffer) };
}

/** An angle of 0 points up, a quarter turn to the right; the ends are where the corners' perpendiculars meet the line. */
function paintLinear(pixels: Uint32Array, width: number, height: number, colors: Uint32Array, angle: number) {
  const [right, down] = [Math.sin(angle), -Math.cos(angle)];
  const length = Math.abs(width * right) + Math.abs(height * down);
  const [stepX, stepY] = [(right / length) * STEPS, (down / length) * STEPS];
  for (let y = 0, at = 0; y < height; y++) {
    let place = STEPS / 2 + (0.5 - width / 2) * stepX + (y + 0.5 - height / 2) * stepY + 0.5;
    for (let x = 0; x < width; x++, at++, place += stepX) pixels[at] = colors[place | 0]!;
  }
}

/** A circle around the middle of the upper edge, as far as the farthest corner. */
function paintRadial(pixels: Uint32Array, width: number, height: number, colors: Uint32Array) {
  const scale = STEPS / Math.hypot(width / 2, height);
  for (let y = 0, at = 0; y < height; y++) {
    const down = (y + 0.5) ** 2;
    for (let x = 0; x < width; x++, at++) {
      const across = x + 0.5 - width / 2;
      pixels[at] = colors[(Math.sqrt(across * across + down) * scale + 0.5) | 0]!;
    }
  }
}
