import { AppError } from "~/domain/errors";
import { requireFormData } from "~/server/http/multipart.server";

/**
 * Reads form data with an `image` and its slot (`type`, and `block` for a block's); the entry has limited its bytes.
 * The caller has checked the owner and counted the upload before, since parsing costs more than the check.
 * @throws AppError unsupported_media_type, bad_request
 */
export async function readUploadForm(request: Request): Promise<FormData> {
  requireFormData(request);
  return request.formData().catch((cause: unknown) => {
    throw new AppError("bad_request", { cause });
  });
}
