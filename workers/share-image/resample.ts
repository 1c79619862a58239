import type { Pixels } from "./raster";

/** For each target position, the source positions `[first, last]` it covers and how much of each end. */
function spans(source: number, target: number, step: number): { at: number; weight: number }[][] {
  const start = (source - target * step) / 2;
  return Array.from({ length: target }, (_, index) => {
    const from = Math.max(0, start + index * step);
    const to = Math.min(source, start + (index + 1) * step);
    const span: { at: number; weight: number }[] = [];
    for (let at = Math.floor(from); at < to; at++) {
      span.push({ at, weight: (Math.min(to, at + 1) - Math.max(from, at)) / (to - from) });
    }
    return span;
  });
}

/**
 * Shrinks a picture so that it covers `width` × `height` pixels, cropped from the centre: each pixel becomes the mean
 * of all it stands for, where the rasterizer would look at sixteen of them and let fine lines flicker.
 */
export function shrink(source: Pixels, width: number, height: number): Pixels {
  const step = Math.min(source.width / width, source.height / height);
  const columns = spans(source.width, width, step);
  const rows = spans(source.height, height, step);
  const data = new Uint8Array(width * height * 4);
  const line = new Float32Array(source.width * 4);
  let to = 0;
  for (const row of rows) {
    line.fill(0);
    for (const { at, weight } of row) {
      const from = at * source.width * 4;
      for (let x = 0; x < line.length; x++) line[x]! += source.data[from + x]! * weight;
    }
    for (const column of columns) {
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0.5;
        for (const { at, weight } of column) sum += line[at * 4 + channel]! * weight;
        data[to++] = sum;
      }
    }
  }
  return { width, height, data };
}
