import { PNG } from "pngjs";

const SUN = { x: 0.72, y: 0.3, radius: 0.09 };
const RIDGES = [
  { base: 0.52, wave: 0.07, length: 1.7, color: [126, 142, 168] },
  { base: 0.66, wave: 0.06, length: 2.9, color: [78, 98, 118] },
  { base: 0.8, wave: 0.05, length: 4.3, color: [34, 50, 58] },
] as const;

/** The height of a ridge at `x`, both as shares of the image. */
function ridge({ base, wave, length }: (typeof RIDGES)[number], x: number): number {
  return (
    base + wave * Math.sin(x * length * 6.28 + base * 9) + wave * 0.35 * Math.sin(x * length * 23 + base * 4)
  );
}

/** A PNG of hills below an evening sky, with the grain of a photo: light and dark, smooth and busy in one image. */
export function landscape(width: number, height: number): Buffer {
  const png = new PNG({ width, height });
  let grain = 1;
  for (let pixel = 0; pixel < width * height; pixel++) {
    const x = (pixel % width) / width;
    const y = Math.floor(pixel / width) / height;
    const glow = Math.max(0, 1 - Math.hypot((x - SUN.x) * 1.6, y - SUN.y) / 0.6);
    let color: readonly number[] = [250 - 90 * y + 30 * glow, 196 - 40 * y + 40 * glow, 168 + 30 * y];
    if (Math.hypot(((x - SUN.x) * width) / height, y - SUN.y) < SUN.radius) color = [255, 244, 220];
    for (const hill of RIDGES) if (y > ridge(hill, x)) color = hill.color;
    grain = (grain * 1103515245 + 12345) % 2 ** 31;
    const noise = (grain / 2 ** 31 - 0.5) * 10;
    for (let channel = 0; channel < 3; channel++) {
      png.data[pixel * 4 + channel] = Math.max(0, Math.min(255, (color[channel] ?? 0) + noise));
    }
    png.data[pixel * 4 + 3] = 255;
  }
  return PNG.sync.write(png);
}
