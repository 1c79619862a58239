export type ImageKind = "jpeg" | "png" | "gif" | "webp";

export type ImageHeader = { type: ImageKind; width: number; height: number; animated: boolean };

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function asciiAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

/** JPEG: the frame header's size, after walking over the segments before it. Throws RangeError when cut short. */
export function readJpeg(bytes: Uint8Array): ImageHeader | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return null;
  const view = viewOf(bytes);
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // SOF0 to SOF15, except the tables DHT, JPG and DAC among them.
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return { type: "jpeg", width: view.getUint16(at + 7), height: view.getUint16(at + 5), animated: false };
    }
    // The image itself, or its end, before any frame header.
    if (marker === 0xda || marker === 0xd9 || marker === 0) return null;
    const length = view.getUint16(at + 2);
    if (length < 2) return null;
    at += 2 + length;
  }
}

/** PNG: IHDR's size; animated if an acTL chunk precedes the image. */
export function readPng(bytes: Uint8Array): ImageHeader | null {
  if (asciiAt(bytes, 0, 8) !== "\x89PNG\r\n\x1a\n" || asciiAt(bytes, 12, 4) !== "IHDR") return null;
  const view = viewOf(bytes);
  const header = { type: "png" as const, width: view.getUint32(16), height: view.getUint32(20) };
  let at = 8;
  for (;;) {
    const type = asciiAt(bytes, at + 4, 4);
    const length = view.getUint32(at);
    if (type === "acTL") return { ...header, animated: true };
    if (type === "IDAT") return { ...header, animated: false };
    if (type === "IEND") return null;
    at += 12 + length;
  }
}

/** GIF: the screen's size; animated when a second image follows the first. */
export function readGif(bytes: Uint8Array): ImageHeader | null {
  if (!/^GIF8[79]a$/.test(asciiAt(bytes, 0, 6))) return null;
  const view = viewOf(bytes);
  const header = { type: "gif" as const, width: view.getUint16(6, true), height: view.getUint16(8, true) };
  let at = 13 + colorTableBytes(view.getUint8(10));
  let images = 0;
  for (;;) {
    const block = view.getUint8(at);
    if (block === 0x3b) return images > 0 ? { ...header, animated: false } : null;
    if (block === 0x2c) {
      images += 1;
      if (images > 1) return { ...header, animated: true };
      at = afterSubBlocks(view, at + 11 + colorTableBytes(view.getUint8(at + 9)));
    } else if (block === 0x21) {
      at = afterSubBlocks(view, at + 2);
    } else {
      return null;
    }
  }
}

function colorTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function afterSubBlocks(view: DataView, start: number): number {
  let at = start;
  for (;;) {
    const length = view.getUint8(at);
    at += 1 + length;
    if (length === 0) return at;
  }
}

/** WebP: lossy, lossless or extended; animated by the extended header's flag. */
export function readWebp(bytes: Uint8Array): ImageHeader | null {
  if (asciiAt(bytes, 0, 4) !== "RIFF" || asciiAt(bytes, 8, 4) !== "WEBP") return null;
  const view = viewOf(bytes);
  const found = (width: number, height: number, animated = false): ImageHeader => ({
    type: "webp",
    width,
    height,
    animated,
  });
  switch (asciiAt(bytes, 12, 4)) {
    case "VP8 ":
      if (view.getUint8(23) !== 0x9d || view.getUint8(24) !== 0x01 || view.getUint8(25) !== 0x2a) return null;
      return found(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    case "VP8L": {
      if (view.getUint8(20) !== 0x2f) return null;
      const bits = view.getUint32(21, true);
      return found((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case "VP8X": {
      const side = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65536 + 1;
      return found(side(24), side(27), (view.getUint8(20) & 0x02) !== 0);
    }
    default:
      return null;
  }
}
