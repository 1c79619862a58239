import type { Pixels } from "./raster";

/** How much of the pixel at (x, y) lies inside a box with rounded corners, 0 to 1. */
function coverage(x: number, y: number, { width, height }: Pixels, radius: number): number {
  const cornerX = Math.max(radius - x - 0.5, x + 0.5 - (width - radius), 0);
  const cornerY = Math.max(radius - y - 0.5, y + 0.5 - (height - radius), 0);
  if (cornerX === 0 || cornerY === 0) return 1;
  return Math.min(1, Math.max(0, radius - Math.hypot(cornerX, cornerY) + 0.5));
}

/**
 * Lays a picture over an opaque canvas, its left upper corner at `left`, `top` (whole pixels), its corners rounded.
 * Here rather than in the SVG: there it would be encoded, decoded and masked, for more time than all the rest takes.
 */
export function overlay(
  canvas: Pixels,
  picture: Pixels,
  at: { left: number; top: number; radius: number },
): void {
  for (let y = 0, from = 0; y < picture.height; y++) {
    let to = ((at.top + y) * canvas.width + at.left) * 4;
    for (let x = 0; x < picture.width; x++, from += 4, to += 4) {
      const inside = coverage(x, y, picture, at.radius);
      const rest = 1 - (inside * picture.data[from + 3]!) / 255;
      for (let channel = 0; channel < 3; channel++) {
        canvas.data[to + channel] =
          picture.data[from + channel]! * inside + canvas.data[to + channel]! * rest + 0.5;
      }
    }
  }
}
