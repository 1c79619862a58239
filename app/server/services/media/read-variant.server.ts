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
import {
  type FileAsk,
  type FileBody,
  readStoredFile,
  type StoredFile,
} from "~/server/platform/stored-files.server";

/** A variant of an image; when it cannot be made now, the original is sent instead. */
export type VariantFile = StoredFile | { kind: "stand-in"; contentType: string; body: FileBody };

/**
 * A stored image in one of the listed widths and formats. It is made on the first request and stored in R2 from then
 * on.
 * @returns null when there is no such image
 */
export function readVariant(
  platform: Platform,
  variant: ImageVariant,
  ask: FileAsk,
): Promise<VariantFile | null> {
  return readMade(platform, variant.hash, variantKey(variant), ask, (original) =>
    makeVariant(platform, original, variant),
  );
}

/** The same for an image of a pass in Google Wallet. */
export function readWalletImage(
  platform: Platform,
  image: WalletImage,
  ask: FileAsk,
): Promise<VariantFile | null> {
  return readMade(platform, image.hash, walletImageKey(image), ask, (original) =>
    makeWalletImage(platform, original, image),
  );
}

async function readMade(
  platform: Platform,
  hash: string,
  key: string,
  ask: FileAsk,
  make: (original: ReadableStream<Uint8Array>) => ReturnType<typeof makeVariant>,
): Promise<VariantFile | null> {
  const known = await readStoredFile(platform, key, ask);
  if (known) return known;
  const original = await platform.bucket.get(originalKey(hash));
  if (!original) return null;
  try {
    const { bytes, contentType } = await make(original.body);
    const { httpEtag: etag } = await platform.bucket.put(key, bytes, { httpMetadata: { contentType } });
    // Collected meanwhile: variants of an unused original must not stay.
    if (!(await platform.bucket.head(originalKey(hash)))) await platform.bucket.delete(key);
    return { kind: "file", contentType, size: bytes.byteLength, etag, body: ask.wantsBody ? bytes : null };
  } catch (error) {
    logError("an image could not be resized", error, platform.requestId, { key });
    return originalForOnce(platform, hash);
  }
}

async function originalForOnce(platform: Platform, hash: string): Promise<VariantFile | null> {
  const original = await platform.bucket.get(originalKey(hash));
  return original && { kind: "stand-in", contentType: "image/webp", body: original.body };
}
