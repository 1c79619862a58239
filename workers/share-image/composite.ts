import type { Pixels } from "./raster";

/** How much of the pixel at (x, y) lies inside a box with rounded corners, 0 to 1. */
function coverage(x: number, y: number, { width, height }: Pixels, radius: number): number {
  const cornerX = Math.max(radius - x - 0.5, x + 0.5 - (width - radius), 0);
  const cornerY = Math.max(radius - y - 0.5, y + 0.5 - (height - radius), 0);
  if (cornerX === 0 || cornerY === 0) return 1;
  return Math.min(1, Math.max(0, radius - Math.hypot(cornerX, cornerY) + 0.5));
}

/** Pixels as 32-bit words, to compare whole pixels at once. */
const words = ({ data }: Pixels) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

/**
 * Lays an image over an opaque canvas, its left upper corner at `left`, `top` (whole pixels), its corners rounded;
 * what would lie outside is cut off. Here rather than in the SVG: there it would be encoded, decoded and masked, for
 * more time than all the rest takes.
 */
export function overlay(
  canvas: Pixels,
  image: Pixels,
  at: { left: number; top: number; radius: number },
): void {
  const whole = words(image);
  const firstX = Math.max(0, -at.left);
  const lastX = Math.min(image.width, canvas.width - at.left);
  const lastY = Math.min(image.height, canvas.height - at.top);
  for (let y = Math.max(0, -at.top); y < lastY; y++) {
    const row = y * image.width;
    const target = (at.top + y) * canvas.width + at.left;
    for (let x = firstX; x < lastX; x++) {
      if (whole[row + x] === 0) continue;
      const from = (row + x) * 4;
      const to = (target + x) * 4;
      const inside = at.radius > 0 ? coverage(x, y, image, at.radius) : 1;
      const rest = 1 - (inside * image.data[from + 3]!) / 255;
      for (let channel = 0; channel < 3; channel++) {
        canvas.data[to + channel] =
          image.data[from + channel]! * inside + canvas.data[to + channel]! * rest + 0.5;
      }
    }
  }
}
