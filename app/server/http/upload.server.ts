import { AppError } from "~/domain/errors";
import { type ImageSlot, imageSlot } from "~/domain/media/image-types";

export interface UploadForm {
  form: FormData;
  slot: ImageSlot;
  image: unknown;
}

/**
 * Reads form data with an image and whose it is (`type`, and `block` for a block's); the entry has counted its bytes.
 * @throws AppError bad_request, invalid (invalidChoice on `type` or `block`)
 */
export async function readUploadForm(request: Request): Promise<UploadForm> {
  const form = await request.formData().catch((cause: unknown) => {
    throw new AppError("bad_request", { cause });
  });
  return { form, slot: imageSlot(form.get("type"), form.get("block")), image: form.get("image") };
}
