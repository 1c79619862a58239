import { AppError } from "~/domain/errors";
import {
  type ImageVariant,
  VARIANT_FORMATS,
  VARIANT_WIDTHS,
  type VariantFormat,
} from "~/domain/media/image-variants";
import { SHARE_IMAGE } from "~/domain/media/share-image";
import { WALLET_IMAGES, type WalletImage, type WalletImageName } from "~/domain/media/wallet-images";
import { sha256 } from "./digest.server";
import { passImageKeys } from "./pass-images.server";
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
 * Re-encodes an upload: upright, without EXIF, no larger than `maxSide` pixels a side, as WebP. The uploaded bytes are
 * never stored.
 * @throws AppError invalid (imageType on `image`) when the image cannot be decoded
 */
export async function storeImage(
  platform: Platform,
  upload: Uint8Array,
  maxSide: number,
): Promise<StoredImage> {
  const transform = { width: maxSide, height: maxSide, fit: "scale-down" } as const;
  const bytes = await reencode(platform, upload, transform, { format: "image/webp", quality: WEBP_QUALITY });
  const info = await platform.images.info(streamOf(bytes));
  if (!("width" in info)) throw new AppError("invalid", { field: "image", messageKey: "imageType" });
  const key = `i/${await sha256(bytes)}.webp`;
  await platform.bucket.put(key, bytes, { httpMetadata: { contentType: "image/webp" } });
  return { key, width: info.width, height: info.height, bytes: bytes.byteLength };
}

/** Re-encodes an upload for storage: an image that cannot be decoded is the sender's error. */
async function reencode(
  platform: Platform,
  upload: Uint8Array,
  transform: ImageTransform,
  output: ImageOutputOptions,
): Promise<Uint8Array> {
  try {
    const result = await platform.images.input(streamOf(upload)).transform(transform).output(output);
    return new Uint8Array(await result.response().arrayBuffer());
  } catch (error) {
    throw new AppError("invalid", { field: "image", messageKey: "imageType", cause: error });
  }
}

/**
 * Re-encodes an upload as a share image, cropped to its size around the middle, and stores it under `key`.
 * @throws AppError invalid (imageType on `image`) when the image cannot be decoded
 */
export async function storeShareImage(
  platform: Platform,
  upload: Uint8Array,
  key: string,
): Promise<Omit<StoredImage, "key">> {
  const { width, height } = SHARE_IMAGE;
  const transform = { width, height, fit: "cover" } as const;
  const png = await reencode(platform, upload, transform, { format: "image/png" });
  await platform.bucket.put(key, png, { httpMetadata: { contentType: "image/png" } });
  return { width, height, bytes: png.byteLength };
}

/**
 * An image from the web for an offer: upright, without EXIF, no wider or higher than `side` px. It is not stored.
 * @returns WebP, or null when it cannot be decoded
 */
export async function makeOfferedImage(
  platform: Platform,
  bytes: Uint8Array,
  side: number,
): Promise<Uint8Array | null> {
  const transform = { width: side, height: side, fit: "scale-down" } as const;
  try {
    return await reencode(platform, bytes, transform, { format: "image/webp", quality: 75 });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/**
 * @returns a stored image in another format, no larger than `side`; cropped to a square of that when `square`, to
 *   `side` × `height` when that is given; null when it is deleted
 */
export async function convertStored(
  platform: Platform,
  key: string,
  target: {
    format: "image/png" | "image/jpeg";
    side: number;
    height?: number;
    square?: boolean;
    quality?: number;
    /** The colour behind transparent parts. */
    background?: string;
  },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const object = await platform.bucket.get(key);
  if (!object) return null;
  const result = await platform.images
    .input(object.body)
    .transform({
      width: target.side,
      height: target.height ?? target.side,
      fit: target.square || target.height ? "cover" : "scale-down",
    })
    .output({ format: target.format, quality: target.quality, background: target.background });
  return new Uint8Array(await result.response().arrayBuffer());
}

const VARIANT_OUTPUT: Record<VariantFormat, ImageOutputOptions> = {
  avif: { format: "image/avif", quality: 60 },
  webp: { format: "image/webp", quality: 80 },
  // It has no transparency: the background is white.
  jpg: { format: "image/jpeg", quality: 80, background: "#FFFFFF" },
};

/** R2 key of a variant. */
export const variantKey = ({ hash, width, format }: ImageVariant) => `v/${hash}-${width}.${format}`;

/** R2 key of an image of a pass in Google Wallet. */
export const walletImageKey = ({ hash, name }: WalletImage) => `v/${hash}-${name}.png`;

/** R2 key of the original that a variant is made of. */
export const originalKey = (hash: string) => `i/${hash}.webp`;

/** @returns the SHA-256 that names a stored original, or null for other keys */
export function hashOfOriginal(key: string): string | null {
  return /^i\/([0-9a-f]{64})\.webp$/.exec(key)?.[1] ?? null;
}

/** @returns every key that derived files of an original can have: they are deleted with it; none for other images */
export function keysMadeOf(key: string): string[] {
  const hash = hashOfOriginal(key);
  if (!hash) return [];
  const variants = VARIANT_WIDTHS.flatMap((width) =>
    VARIANT_FORMATS.map((format) => variantKey({ hash, width, format })),
  );
  const names = Object.keys(WALLET_IMAGES) as WalletImageName[];
  const wallet = names.map((name) => walletImageKey({ hash, name }));
  return [...variants, ...passImageKeys(hash), ...wallet];
}

/** Makes a variant of a stored image: never larger than that, with the resulting content type. */
export async function makeVariant(
  platform: Platform,
  original: ReadableStream<Uint8Array>,
  { width, format }: ImageVariant,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; contentType: string }> {
  const result = await platform.images
    .input(original)
    .transform({ width, fit: "scale-down" })
    .output(VARIANT_OUTPUT[format]);
  const bytes = new Uint8Array(await result.response().arrayBuffer());
  return { bytes, contentType: result.contentType() };
}

/**
 * Makes an image of a pass in Google Wallet from a stored image: in the size that Google requires, enlarged if need be.
 */
export async function makeWalletImage(
  platform: Platform,
  original: ReadableStream<Uint8Array>,
  { name }: WalletImage,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; contentType: string }> {
  const { width, height, fit, border } = WALLET_IMAGES[name];
  const transform: ImageTransform = { width, height, fit, background: "#FFFFFF" };
  if (border > 0) transform.border = { color: "#FFFFFF", width: border };
  const result = await platform.images.input(original).transform(transform).output({ format: "image/png" });
  const bytes = new Uint8Array(await result.response().arrayBuffer());
  return { bytes, contentType: result.contentType() };
}
