/** An image's header data, read before anything decodes it. Sides are pixels. */
export interface Format {
  type: "png" | "jpeg" | "webp";
  width: number;
  height: number;
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function png(bytes: Uint8Array, view: DataView): Format | undefined {
  if (PNG_SIGNATURE.some((value, at) => bytes[at] !== value)) return undefined;
  return { type: "png", width: view.getUint32(16), height: view.getUint32(20) };
}

/** Start-of-frame markers are C0 to CF, but C4, C8 and CC, which are tables (ITU T.81, B.1.1.3). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function jpeg(view: DataView): Format | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker))
      return { type: "jpeg", width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** RFC 9649, sections 2.4 to 2.7: the first chunk is VP8, VP8L or VP8X. */
function webp(view: DataView): Format | undefined {
  if (view.getUint32(0) !== 0x52494646 || view.getUint32(8) !== 0x57454250) return undefined;
  const chunk = view.getUint32(12);
  if (chunk === 0x56503820) {
    return {
      type: "webp",
      width: view.getUint16(26, true) & 0x3fff,
      height: view.getUint16(28, true) & 0x3fff,
    };
  }
  if (chunk === 0x5650384c) {
    const bits = view.getUint32(21, true);
    return { type: "webp", width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== 0x56503858) return undefined;
  const side = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  return { type: "webp", width: side(24), height: side(27) };
}

/** Kind and declared size of a PNG, JPEG or WebP; undefined for anything else, and for one that ends too early. */
export function inspect(bytes: Uint8Array): Format | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const format = png(bytes, view) ?? jpeg(view) ?? webp(view);
    return format && format.width > 0 && format.height > 0 ? format : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
