import type { Pixels } from "./raster";

/** The source positions, from `first` on, that a target position covers, and the share of each; shares sum up to 1. */
interface Span {
  first: number;
  shares: Float32Array;
}

function spansOf(source: number, target: number, step: number): Span[] {
  const start = (source - target * step) / 2;
  return Array.from({ length: target }, (_, index) => {
    const from = Math.max(0, start + index * step);
    const to = Math.min(source, start + (index + 1) * step);
    const first = Math.floor(from);
    const share = (_: unknown, at: number) =>
      (Math.min(to, first + at + 1) - Math.max(from, first + at)) / (to - from);
    return { first, shares: Float32Array.from({ length: Math.ceil(to) - first }, share) };
  });
}

/**
 * Shrinks an image so that it covers `width` × `height` pixels, cropped from the centre: each pixel becomes the mean of
 * those it covers. Plain loops, because this runs over half a million numbers.
 */
export function shrink(source: Pixels, width: number, height: number): Pixels {
  const step = Math.min(source.width / width, source.height / height);
  const columns = spansOf(source.width, width, step);
  const rows = spansOf(source.height, height, step);
  const data = new Uint8Array(width * height * 4);
  const line = new Float32Array(source.width * 4);
  let to = 0;
  for (const row of rows) {
    line.fill(0);
    for (let at = 0; at < row.shares.length; at++) {
      const share = row.shares[at]!;
      const from = (row.first + at) * line.length;
      for (let x = 0; x < line.length; x++) line[x]! += source.data[from + x]! * share;
    }
    for (let x = 0; x < width; x++) {
      const { first, shares } = columns[x]!;
      let [red, green, blue, alpha] = [0.5, 0.5, 0.5, 0.5];
      for (let at = 0, from = first * 4; at < shares.length; at++, from += 4) {
        const share = shares[at]!;
        red += line[from]! * share;
        green += line[from + 1]! * share;
        blue += line[from + 2]! * share;
        alpha += line[from + 3]! * share;
      }
      data[to++] = red;
      data[to++] = green;
      data[to++] = blue;
      data[to++] = alpha;
    }
  }
  return { width, height, data };
}
