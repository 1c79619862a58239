import { AppError } from "~/domain/errors";
import { type ImageType, parseImageType } from "~/domain/media/image-types";

export interface UploadForm {
  form: FormData;
  type: ImageType;
  image: unknown;
}

/**
 * Reads form data with an image and its type; the entry has counted its bytes.
 * @throws AppError bad_request, invalid (invalidChoice on `type`)
 */
export async function readUploadForm(request: Request): Promise<UploadForm> {
  const form = await request.formData().catch((cause: unknown) => {
    throw new AppError("bad_request", { cause });
  });
  const type = parseImageType(form.get("type"));
  if (!type) throw new AppError("invalid", { field: "type", messageKey: "invalidChoice" });
  return { form, type, image: form.get("image") };
}
