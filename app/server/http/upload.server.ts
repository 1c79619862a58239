import { AppError } from "~/domain/errors";
import { type ImageType, parseImageType } from "~/domain/media/image-types";
import { withLimitedBody } from "~/server/api/body-limit.server";

export interface UploadForm {
  form: FormData;
  type: ImageType;
  image: unknown;
}

/**
 * Reads form data with an image and its type, counting the bytes as they come.
 * @throws AppError payload_too_large, bad_request, invalid (invalidChoice on `type`)
 */
export async function readUploadForm(request: Request): Promise<UploadForm> {
  const limited = await withLimitedBody(request);
  const form = await limited.formData().catch((cause: unknown) => {
    throw new AppError("bad_request", { cause });
  });
  const type = parseImageType(form.get("type"));
  if (!type) throw new AppError("invalid", { field: "type", messageKey: "invalidChoice" });
  return { form, type, image: form.get("image") };
}
