import type { ImageVariant } from "~/domain/media/image-variants";
import type { WalletImage } from "~/domain/media/wallet-images";
import type { Platform } from "~/server/platform/platform.server";
import { type FileAsk, readStoredFile, type StoredFile } from "~/server/platform/stored-files.server";
import { readVariant, readWalletImage, type VariantFile } from "~/server/services/media/read-variant.server";
import { readShareImage, type ShareImageFile } from "~/server/services/pages/read-share-image.server";

/** For a content-addressed image: it never has to be requested again. */
const IMMUTABLE_HEADERS = {
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cache-Control": "public, max-age=31536000, immutable",
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** Responds with a stored image under its key; 304 if the client has it, 404 when it is deleted. */
export async function imageResponse(platform: Platform, request: Request, key: string): Promise<Response> {
  return responseOf(await readStoredFile(platform, key, askOf(request)));
}

/** The same in one of the listed widths and formats. */
export async function variantResponse(
  platform: Platform,
  request: Request,
  variant: ImageVariant,
): Promise<Response> {
  return responseOf(await readVariant(platform, variant, askOf(request)));
}

/** The same for an image of a pass in Google Wallet. */
export async function walletImageResponse(
  platform: Platform,
  request: Request,
  image: WalletImage,
): Promise<Response> {
  return responseOf(await readWalletImage(platform, image, askOf(request)));
}

/** The same for a share image; 503 while it cannot be drawn. */
export async function shareImageResponse(
  platform: Platform,
  request: Request,
  key: string,
): Promise<Response> {
  return responseOf(await readShareImage(platform, key, askOf(request)));
}

/** Not cached for long: an image may be uploaded again. */
export function noImage(): Response {
  return new Response(null, { status: 404, headers: { "Cache-Control": "no-cache" } });
}

function responseOf(file: StoredFile | VariantFile | ShareImageFile | null): Response {
  if (!file) return noImage();
  switch (file.kind) {
    case "later":
      return new Response(null, {
        status: 503,
        headers: { "Retry-After": String(file.retryAfter), "Cache-Control": "no-store" },
      });
    case "stand-in":
      return new Response(file.body, {
        headers: { ...IMMUTABLE_HEADERS, "Content-Type": file.contentType, "Cache-Control": "no-store" },
      });
    case "known":
      return new Response(null, { status: 304, headers: headersOf(file) });
    default:
      return new Response(file.body, { headers: headersOf(file) });
  }
}

function headersOf({ contentType, size, etag }: StoredFile): Record<string, string> {
  return {
    ...IMMUTABLE_HEADERS,
    "Content-Type": contentType,
    "Content-Length": String(size),
    ETag: etag,
  };
}

/** A browser sends one tag; a proxy may send those of all encodings. */
const MAX_TAGS_LENGTH = 1024;
const TAGS = /^(?:\*|(?:W\/)?"[ !#-~]*"(?:\s*,\s*(?:W\/)?"[ !#-~]*")*)$/;

/** An invalid list of tags is ignored: the store would throw at it. */
function askOf(request: Request): FileAsk {
  const tags = request.headers.get("If-None-Match");
  const isList = tags !== null && tags.length <= MAX_TAGS_LENGTH && TAGS.test(tags);
  return { wantsBody: request.method !== "HEAD", knownTags: isList ? tags : null };
}
