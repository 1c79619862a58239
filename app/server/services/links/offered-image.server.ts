import { Buffer } from "node:buffer";
import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { checkImage } from "~/domain/media/image-header";
import { makeOfferedImage } from "~/server/platform/image-store.server";
import type { Platform } from "~/server/platform/platform.server";
import { fetchWebFile } from "~/server/platform/web-fetch.server";

const TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif"];

/** Widths in px, tried in turn until the image is small enough. */
const WIDTHS = [640, 400, 240];

/**
 * The preview image of a web page, re-encoded and small: no bytes of the original are passed on.
 * @returns WebP in base64, of at most LIMITS.offeredImageBytes; undefined where there is none
 */
export async function readOfferedImage(
  platform: Platform,
  address: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const ask = { types: TYPES, maxBytes: LIMITS.fetchedImageBytes, signal };
  const file = await fetchWebFile(platform, address, ask);
  if (!file || file.isCut || checkImage(file.bytes) instanceof AppError) return undefined;
  for (const width of WIDTHS) {
    if (signal.aborted) return undefined;
    const made = await makeOfferedImage(platform, file.bytes, width);
    if (!made) return undefined;
    if (made.byteLength <= LIMITS.offeredImageBytes) return Buffer.from(made).toString("base64");
  }
  return undefined;
}
