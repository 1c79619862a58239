import { constants, crc32, deflateSync } from "node:zlib";
import type { Pixels } from "./raster";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const TRUE_COLOR = 2;
const FILTER_SUB = 1;
const FILTER_UP = 2;

/**
 * How each kind of background is compressed, measured: flat areas are runs of zeros below the row above; gradients
 * change from pixel to pixel as little; images are worth the time, since networks reject large files.
 */
const COMPRESSION = {
  solid: { isAcross: false, level: 6, strategy: constants.Z_RLE },
  gradient: { isAcross: true, level: 4, strategy: constants.Z_FILTERED },
  image: { isAcross: true, level: 6, strategy: constants.Z_DEFAULT_STRATEGY },
} as const;

/** Length, type, data and checksum (PNG specification, 5.3). */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

/** The rows as PNG stores them: a filter byte, then each byte less the one before it, or the one above; no alpha. */
function scanlines({ width, height, data }: Pixels, isAcross: boolean): Uint8Array {
  const rows = new Uint8Array(height * (width * 3 + 1));
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const back = isAcross ? 1 : width;
  for (let y = 0, pixel = 0, to = 0; y < height; y++) {
    rows[to++] = isAcross ? FILTER_SUB : FILTER_UP;
    for (let x = 0; x < width; x++, pixel++, to += 3) {
      const hasBefore = isAcross ? x > 0 : y > 0;
      if (hasBefore && words[pixel] === words[pixel - back]) continue;
      const from = pixel * 4;
      const before = from - back * 4;
      rows[to] = data[from]! - (hasBefore ? data[before]! : 0);
      rows[to + 1] = data[from + 1]! - (hasBefore ? data[before + 1]! : 0);
      rows[to + 2] = data[from + 2]! - (hasBefore ? data[before + 2]! : 0);
    }
  }
  return rows;
}

/** A PNG of opaque pixels. Written here because the rasterizer takes several times as long. */
export function encodePng(pixels: Pixels, background: keyof typeof COMPRESSION): Uint8Array {
  const { isAcross, ...options } = COMPRESSION[background];
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, pixels.width);
  view.setUint32(4, pixels.height);
  header[8] = 8;
  header[9] = TRUE_COLOR;
  const data = deflateSync(scanlines(pixels, isAcross), options);
  const parts = [SIGNATURE, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", new Uint8Array())];
  const png = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    png.set(part, at);
    at += part.length;
  }
  return png;
}
