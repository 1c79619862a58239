import type { Pixels } from "./raster";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const TRUE_COLOR = 2;
const TRUE_COLOR_WITH_ALPHA = 6;
/** Every byte less the one above it: flat areas become zeros, which is most of a share image. */
const FILTER_UP = 2;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Length, type, data and checksum (PNG specification, 5.3). */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crcOf(bytes.subarray(4, data.length + 8)));
  return bytes;
}

/** The rows as PNG stores them: one filter byte each, alpha left out or no longer multiplied in. */
function scanlines({ width, height, data }: Pixels, channels: 3 | 4): Uint8Array<ArrayBuffer> {
  const stride = width * channels;
  const rows = new Uint8Array(height * (stride + 1));
  let above = new Uint8Array(stride);
  let row = new Uint8Array(stride);
  let to = 0;
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0; x < stride; x += channels, from += 4) {
      const alpha = data[from + 3]!;
      const times = channels === 3 || alpha === 255 || alpha === 0 ? 1 : 255 / alpha;
      row[x] = data[from]! * times + 0.5;
      row[x + 1] = data[from + 1]! * times + 0.5;
      row[x + 2] = data[from + 2]! * times + 0.5;
      if (channels === 4) row[x + 3] = alpha;
    }
    rows[to++] = FILTER_UP;
    for (let x = 0; x < stride; x++) rows[to++] = row[x]! - above[x]!;
    [above, row] = [row, above];
  }
  return rows;
}

/**
 * A PNG of some pixels. Written here because the runtime's own compression takes a quarter of the time of the
 * rasterizer's; `opaque` leaves the alpha channel out.
 */
export async function encodePng(pixels: Pixels, { opaque }: { opaque: boolean }): Promise<Uint8Array> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, pixels.width);
  view.setUint32(4, pixels.height);
  header[8] = 8;
  header[9] = opaque ? TRUE_COLOR : TRUE_COLOR_WITH_ALPHA;
  const packed = new Blob([scanlines(pixels, opaque ? 3 : 4)])
    .stream()
    .pipeThrough(new CompressionStream("deflate"));
  const data = new Uint8Array(await new Response(packed).arrayBuffer());
  const parts = [SIGNATURE, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", new Uint8Array())];
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}
