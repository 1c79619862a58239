import { invalidField } from "~/domain/errors";

/** The numeric image types of a page, as the API names them. */
export const IMAGE_TYPE = {
  profileOriginal: 1,
  profileCropped: 2,
  backgroundOriginal: 3,
  backgroundDesktop: 4,
  backgroundMobile: 5,
  shareImage: 6,
} as const;

export type ImageType = (typeof IMAGE_TYPE)[keyof typeof IMAGE_TYPE];

export const IMAGE_TYPES: readonly { id: ImageType; name: keyof typeof IMAGE_TYPE }[] = Object.entries(
  IMAGE_TYPE,
).map(([name, id]) => ({ id, name: name as keyof typeof IMAGE_TYPE }));

/** The image type of a form field or path segment (`"2"`), or null. */
export function parseImageType(value: unknown): ImageType | null {
  return IMAGE_TYPES.find(({ id }) => String(id) === String(value))?.id ?? null;
}

/** Images stored beside a page; its share image, drawn or uploaded, is referenced by the page itself. */
export type UploadedType = Exclude<ImageType, 6>;

/** The slot of an image: one of a page's own, or an image block's, by the block's key. */
export type ImageSlot = { type: UploadedType } | { type: "block"; block: string };

const BLOCK_KEY = /^[A-Za-z0-9_-]{1,40}$/;

/**
 * The slot that form fields or a query name.
 * @param type "1" to "5", or "block"
 * @param block the block's key, for that type only
 * @throws AppError invalid (invalidChoice on `type` or `block`)
 */
export function imageSlot(type: unknown, block: unknown): ImageSlot {
  if (type === "block") {
    if (typeof block !== "string" || !BLOCK_KEY.test(block)) throw invalidField("block", "invalidChoice");
    return { type, block };
  }
  const known = parseImageType(type);
  if (!known || known === IMAGE_TYPE.shareImage) throw invalidField("type", "invalidChoice");
  if (block !== null && block !== undefined) throw invalidField("block", "unknownField");
  return { type: known };
}

/** Whether form fields or a path name the share image. */
export const isShareImage = (type: unknown) => parseImageType(type) === IMAGE_TYPE.shareImage;

/** Longest side in px of a stored image: about three times its size on a screen. */
export const MAX_SIDES: Record<UploadedType | "block", number> = {
  1: 2400,
  2: 960,
  3: 3200,
  4: 2560,
  5: 1440,
  block: 1920,
};
