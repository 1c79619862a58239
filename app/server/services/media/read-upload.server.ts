import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { checkImage, imageTooLarge } from "~/domain/media/image-header";

/**
 * Reads an uploaded image and checks its first bytes before it is decoded.
 * @throws AppError invalid (imageType, imageDimensions on `image`), payload_too_large, unsupported_media_type
 */
export async function readUpload(file: unknown): Promise<Uint8Array> {
  if (!(file instanceof File)) throw new AppError("invalid", { field: "image", messageKey: "imageType" });
  if (file.size > LIMITS.imageBytes) throw imageTooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = checkImage(bytes);
  if (header instanceof AppError) throw header;
  return bytes;
}
