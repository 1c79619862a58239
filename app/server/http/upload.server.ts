import { AppError } from "~/domain/errors";

/**
 * Reads form data with an `image` and whose it is (`type`, and `block` for a block's); the entry has counted its bytes.
 * @throws AppError bad_request
 */
export async function readUploadForm(request: Request): Promise<FormData> {
  return request.formData().catch((cause: unknown) => {
    throw new AppError("bad_request", { cause });
  });
}
