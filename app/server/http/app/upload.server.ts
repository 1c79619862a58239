import { AppError } from "~/domain/errors";
import { requireFormData } from "~/server/http/multipart.server";

/**
 * Reads form data with an `image` and whose it is (`type`, and `block` for a block's); the entry has counted its bytes.
 * The caller has asked whose it is and counted the upload before, since parsing costs more than the asking.
 * @throws AppError unsupported_media_type, bad_request
 */
export async function readUploadForm(request: Request): Promise<FormData> {
  requireFormData(request);
  return request.formData().catch((cause: unknown) => {
    throw new AppError("bad_request", { cause });
  });
}
