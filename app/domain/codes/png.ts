const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 as PNG and zip use it. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/**
 * A black-and-white PNG of one bit a pixel. `isDark(x, y)` says whether a pixel is black, `isRepeated(y)` whether a row
 * is the same as the one above, so that each is drawn once.
 */
export async function pngOf(
  { width, height }: { width: number; height: number },
  isDark: (x: number, y: number) => boolean,
  isRepeated: (y: number) => boolean,
): Promise<Uint8Array> {
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
    chunk("IDAT", await deflated(pixels)),
    chunk("IEND", new Uint8Array()),
  ];
  return joined(parts);
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
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

function joined(parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}
