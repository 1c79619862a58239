import type { Pixels } from "./raster";

/** Three box blurs in a row approximate a Gaussian one (Kovesi 2010). */
const PASSES = 3;

/** Blurs one line of `length` pixels, `step` apart, from `start` on; beyond its ends a line repeats its last pixel. */
function blurLine(
  from: Uint8Array,
  to: Uint8Array,
  line: { start: number; step: number; length: number },
  radius: number,
) {
  const { start, step, length } = line;
  const size = 2 * radius + 1;
  const end = start + (length - 1) * step;
  for (let channel = 0; channel < 4; channel++) {
    const first = from[start + channel]!;
    const last = from[end + channel]!;
    let sum = first * radius;
    for (let ahead = 0; ahead < radius; ahead++)
      sum += ahead < length ? from[start + ahead * step + channel]! : last;
    for (let at = 0; at < length; at++) {
      const enters = at + radius < length ? from[start + (at + radius) * step + channel]! : last;
      const leaves = at - radius - 1 >= 0 ? from[start + (at - radius - 1) * step + channel]! : first;
      sum += at === 0 ? enters : enters - leaves;
      to[start + at * step + channel] = sum / size + 0.5;
    }
  }
}

/** Blurs an image by about a Gaussian of standard deviation `sigma` pixels. */
export function blur(image: Pixels, sigma: number): Pixels {
  const { width, height } = image;
  const radius = Math.max(1, Math.round((Math.sqrt((12 * sigma * sigma) / PASSES + 1) - 1) / 2));
  const data: Uint8Array = image.data.slice();
  let other: Uint8Array = new Uint8Array(data.length);
  for (let pass = 0; pass < PASSES; pass++) {
    for (let y = 0; y < height; y++)
      blurLine(data, other, { start: y * width * 4, step: 4, length: width }, radius);
    for (let x = 0; x < width; x++)
      blurLine(other, data, { start: x * 4, step: width * 4, length: height }, radius);
  }
  other = data;
  return { width, height, data: other };
}

/** Enlarges an image that has no fine detail, each pixel mixed of the four nearest. */
export function enlarge({ width, height, data }: Pixels, toWidth: number, toHeight: number): Pixels {
  const out = new Uint8Array(toWidth * toHeight * 4);
  const [stepX, stepY] = [width / toWidth, height / toHeight];
  const row = new Float32Array((width + 1) * 4);
  let to = 0;
  for (let y = 0; y < toHeight; y++) {
    const middle = Math.min(height - 1, Math.max(0, (y + 0.5) * stepY - 0.5));
    const top = Math.floor(middle);
    const share = middle - top;
    const [above, below] = [top * width * 4, Math.min(height - 1, top + 1) * width * 4];
    for (let x = 0; x < width * 4; x++) row[x] = data[above + x]! * (1 - share) + data[below + x]! * share;
    row.copyWithin(width * 4, (width - 1) * 4, width * 4);
    for (let x = 0; x < toWidth; x++) {
      const across = Math.min(width - 1, Math.max(0, (x + 0.5) * stepX - 0.5));
      const left = Math.floor(across);
      const part = across - left;
      for (let at = left * 4, end = at + 4; at < end; at++) {
        out[to++] = row[at]! + (row[at + 4]! - row[at]!) * part + 0.5;
      }
    }
  }
  return { width: toWidth, height: toHeight, data: out };
}
