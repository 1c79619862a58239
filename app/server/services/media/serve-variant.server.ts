import type { ImageVariant } from "~/domain/media/image-variants";
import type { WalletImage } from "~/domain/media/wallet-images";
import {
  makeVariant,
  makeWalletImage,
  originalKey,
  variantKey,
  walletImageKey,
} from "~/server/platform/image-store.server";
import { logError, type Platform } from "~/server/platform/platform.server";
import { IMMUTABLE_HEADERS, noImage, storedResponse } from "./serve-image.server";

/**
 * Serves a stored image in one of the listed widths and formats. It is made when it is first asked for and kept in R2
 * from then on. When it cannot be made, visitors get the original for this once.
 */
export async function serveVariant(
  platform: Platform,
  request: Request,
  variant: ImageVariant,
): Promise<Response> {
  return serveMade(platform, request, variant.hash, variantKey(variant), (original) =>
    makeVariant(platform, original, variant),
  );
}

/** The same for a picture of a pass in Google Wallet. */
export async function serveWalletImage(
  platform: Platform,
  request: Request,
  image: WalletImage,
): Promise<Response> {
  return serveMade(platform, request, image.hash, walletImageKey(image), (original) =>
    makeWalletImage(platform, original, image),
  );
}

async function serveMade(
  platform: Platform,
  request: Request,
  hash: string,
  key: string,
  make: (original: ReadableStream<Uint8Array>) => ReturnType<typeof makeVariant>,
): Promise<Response> {
  const kept = await storedResponse(platform, request, key);
  if (kept) return kept;
  const original = await platform.bucket.get(originalKey(hash));
  if (!original) return noImage();
  try {
    const { bytes, contentType } = await make(original.body);
    const stored = await platform.bucket.put(key, bytes, { httpMetadata: { contentType } });
    // Collected meanwhile: what nothing uses must not stay in one of its sizes.
    if (!(await platform.bucket.head(originalKey(hash)))) await platform.bucket.delete(key);
    return new Response(request.method === "HEAD" ? null : bytes, {
      headers: {
        ...IMMUTABLE_HEADERS,
        "Content-Type": contentType,
        "Content-Length": String(bytes.byteLength),
        ETag: stored.httpEtag,
      },
    });
  } catch (error) {
    logError("an image could not be resized", error, platform.requestId, { key });
    return originalForOnce(platform, hash);
  }
}

async function originalForOnce(platform: Platform, hash: string): Promise<Response> {
  const original = await platform.bucket.get(originalKey(hash));
  if (!original) return noImage();
  return new Response(original.body, {
    headers: { ...IMMUTABLE_HEADERS, "Content-Type": "image/webp", "Cache-Control": "no-store" },
  });
}
