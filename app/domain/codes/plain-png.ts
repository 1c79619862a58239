import { shortAddress } from "~/domain/addresses";
import { type Drawing, drawMatrix } from "./drawing";
import { segmentsOf } from "./path";
import { pngOf } from "./png";
import { QUIET_ZONE, qrMatrix } from "./qr";
import { type PixelWidth, PLAIN_STYLE } from "./style";

/**
 * A plain code with its address as a black-and-white PNG, without a rasterizer: this is what most people load. `size`
 * is the least width in px; every module takes the same whole number of pixels.
 */
export function plainCodePng(url: string, size: PixelWidth): Uint8Array {
  const matrix = qrMatrix(url);
  const drawing = drawMatrix(matrix, PLAIN_STYLE, shortAddress(url));
  const scale = Math.ceil(size / drawing.width);
  const [width, height] = [drawing.width * scale, drawing.height * scale];
  const modules = drawing.width * scale;
  const letters = lettersOf(drawing.address, { scale, width, height, from: modules });
  const isDark = (x: number, y: number) =>
    y < modules
      ? (matrix[Math.floor(y / scale) - QUIET_ZONE]?.[Math.floor(x / scale) - QUIET_ZONE] ?? false)
      : letters[(y - modules) * width + x] === 1;
  // Rows of one module are alike, and so are the empty ones around the address.
  const isEmpty = (y: number) =>
    !letters.subarray((y - modules) * width, (y - modules + 1) * width).includes(1);
  const isRepeated = (y: number) =>
    y < modules ? y % scale !== 0 : isEmpty(y) && (y === modules || isEmpty(y - 1));
  return pngOf({ width, height }, isDark, isRepeated);
}

/** A byte for each pixel from the row `from` on: 1 where a stroke of the address is. */
function lettersOf(
  { path, pen }: Drawing["address"],
  { scale, width, height, from }: { scale: number; width: number; height: number; from: number },
): Uint8Array {
  const pixels = new Uint8Array(width * (height - from));
  const radius = (pen * scale) / 2;
  for (const segment of segmentsOf(path)) {
    const [x1, y1, x2, y2] = segment.map((value) => value * scale) as [number, number, number, number];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const length = dx * dx + dy * dy;
    const lastY = Math.min(height - 1, Math.ceil(Math.max(y1, y2) + radius));
    for (let y = Math.max(from, Math.floor(Math.min(y1, y2) - radius)); y <= lastY; y++) {
      const lastX = Math.min(width - 1, Math.ceil(Math.max(x1, x2) + radius));
      for (let x = Math.max(0, Math.floor(Math.min(x1, x2) - radius)); x <= lastX; x++) {
        const [px, py] = [x + 0.5 - x1, y + 0.5 - y1];
        const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
        const [offX, offY] = [px - along * dx, py - along * dy];
        if (offX * offX + offY * offY <= radius * radius) pixels[(y - from) * width + x] = 1;
      }
    }
  }
  return pixels;
}
