import { AppError } from "~/domain/errors";
import { sha256 } from "./digest.server";
import type { Platform } from "./platform.server";

export interface StoredImage {
  /** R2 key and path on the site at once: `i/<sha256>.webp`. Content-addressed, so it never changes. */
  key: string;
  width: number;
  height: number;
  bytes: number;
}

const WEBP_QUALITY = 85;

const streamOf = (bytes: Uint8Array) => new Response(bytes as BodyInit).body as ReadableStream<Uint8Array>;

/**
 * Re-encodes an upload: upright, without EXIF, no larger than `maxSide` pixels a side, as WebP. What was uploaded is
 * never stored as it came.
 * @throws AppError invalid (imageType on `image`) when the picture cannot be decoded
 */
export async function storeImage(
  platform: Platform,
  upload: Uint8Array,
  maxSide: number,
): Promise<StoredImage> {
  const bytes = await reencode(platform, upload, maxSide);
  const info = await platform.images.info(streamOf(bytes));
  if (!("width" in info)) throw new AppError("invalid", { field: "image", messageKey: "imageType" });
  const key = `i/${await sha256(bytes)}.webp`;
  await platform.bucket.put(key, bytes, { httpMetadata: { contentType: "image/webp" } });
  return { key, width: info.width, height: info.height, bytes: bytes.byteLength };
}

async function reencode(platform: Platform, upload: Uint8Array, maxSide: number): Promise<Uint8Array> {
  try {
    const result = await platform.images
      .input(streamOf(upload))
      .transform({ width: maxSide, height: maxSide, fit: "scale-down" })
      .output({ format: "image/webp", quality: WEBP_QUALITY });
    return new Uint8Array(await result.response().arrayBuffer());
  } catch (error) {
    throw new AppError("invalid", { field: "image", messageKey: "imageType", cause: error });
  }
}

/** @returns a stored image in another format and size (square-cropped when `square`), or null when it is gone */
export async function convertStored(
  platform: Platform,
  key: string,
  target: { format: "image/png" | "image/jpeg"; side: number; square?: boolean; quality?: number },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const object = await platform.bucket.get(key);
  if (!object) return null;
  const result = await platform.images
    .input(object.body)
    .transform({ width: target.side, height: target.side, fit: target.square ? "cover" : "scale-down" })
    .output({ format: target.format, quality: target.quality });
  return new Uint8Array(await result.response().arrayBuffer());
}
