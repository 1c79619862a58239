import { crc32 } from "node:zlib";
import { deflated, joined } from "./bytes";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * A black-and-white PNG of one bit a pixel. `isDark(x, y)` returns whether a pixel is black, `isRepeated(y)` whether a
 * row equals the one above, so that each is drawn once.
 */
export function pngOf(
  { width, height }: { width: number; height: number },
  isDark: (x: number, y: number) => boolean,
  isRepeated: (y: number) => boolean,
): Uint8Array {
  const stride = 1 + Math.ceil(width / 8);
  const pixels = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const start = y * stride;
    if (y > 0 && isRepeated(y)) {
      pixels.copyWithin(start, start - stride, start);
      continue;
    }
    // The row's first byte is its filter, 0 for none. A bit set is white.
    for (let x = 0; x < width; x++) {
      if (!isDark(x, y)) (pixels[start + 1 + (x >> 3)] as number) |= 0x80 >> (x & 7);
    }
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([1, 0, 0, 0, 0], 8);
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk("IHDR", header),
    chunk("IDAT", deflated(pixels)),
    chunk("IEND", new Uint8Array()),
  ];
  return joined(parts);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}
