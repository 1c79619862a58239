import type { Pixels } from "./raster";

/** How much of the pixel at (x, y) lies inside a box with rounded corners, 0 to 1. */
function coverage(x: number, y: number, { width, height }: Pixels, radius: number): number {
  const cornerX = Math.max(radius - x - 0.5, x + 0.5 - (width - radius), 0);
  const cornerY = Math.max(radius - y - 0.5, y + 0.5 - (height - radius), 0);
  if (cornerX === 0 || cornerY === 0) return 1;
  return Math.min(1, Math.max(0, radius - Math.hypot(cornerX, cornerY) + 0.5));
}

/**
 * Lays a picture over an opaque canvas, its left upper corner at `left`, `top` (whole pixels), its corners rounded;
 * what would lie outside is cut off. Here rather than in the SVG: there it would be encoded, decoded and masked, for
 * more time than all the rest takes.
 */
export function overlay(
  canvas: Pixels,
  picture: Pixels,
  at: { left: number; top: number; radius: number },
): void {
  const firstX = Math.max(0, -at.left);
  const lastX = Math.min(picture.width, canvas.width - at.left);
  const lastY = Math.min(picture.height, canvas.height - at.top);
  for (let y = Math.max(0, -at.top); y < lastY; y++) {
    let from = (y * picture.width + firstX) * 4;
    let to = ((at.top + y) * canvas.width + at.left + firstX) * 4;
    for (let x = firstX; x < lastX; x++, from += 4, to += 4) {
      const alpha = picture.data[from + 3]!;
      if (alpha === 0) continue;
      const inside = at.radius > 0 ? coverage(x, y, picture, at.radius) : 1;
      const rest = 1 - (inside * alpha) / 255;
      for (let channel = 0; channel < 3; channel++) {
        canvas.data[to + channel] =
          picture.data[from + channel]! * inside + canvas.data[to + channel]! * rest + 0.5;
      }
    }
  }
}
