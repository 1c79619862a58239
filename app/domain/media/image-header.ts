import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { type ImageHeader, readGif, readJpeg, readPng, readWebp } from "./image-formats";

export type { ImageHeader, ImageKind } from "./image-formats";

/**
 * What the first bytes of a file declare, without decoding it: kind, width and height in px, and whether it moves.
 * Null for anything that is no JPEG, PNG, GIF or WebP, SVG and HEIC among them, and for headers cut short.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  try {
    return readJpeg(bytes) ?? readPng(bytes) ?? readGif(bytes) ?? readWebp(bytes);
  } catch (error) {
    // Reading past the end of a file that breaks off in the middle.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Whether an upload may be decoded: its header, or the error to return. It runs before any decoder reads the bytes,
 * since a small file can declare an image that fills all memory.
 */
export function checkImage(bytes: Uint8Array): ImageHeader | AppError {
  if (bytes.length > LIMITS.imageBytes) return imageTooLarge();
  const header = readImageHeader(bytes);
  if (!header) return refused("imageType");
  if (header.animated) return refused("imageAnimated");
  const { width, height } = header;
  const fits = Math.max(width, height) <= LIMITS.imageSide && width * height <= LIMITS.imagePixels;
  const limits = { side: LIMITS.imageSide, millions: LIMITS.imagePixels / 1_000_000 };
  if (width < 1 || height < 1 || !fits) return refused("imageDimensions", limits);
  return header;
}

/** @returns the error that states the size limit of an upload */
export function imageTooLarge(): AppError {
  const mb = LIMITS.imageBytes / 1024 / 1024;
  return new AppError("payload_too_large", { field: "image", messageKey: "imageTooLarge", params: { mb } });
}

function refused(
  messageKey: "imageType" | "imageAnimated" | "imageDimensions",
  params?: Record<string, number>,
) {
  return new AppError("invalid", { field: "image", messageKey, params });
}
