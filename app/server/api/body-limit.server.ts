import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";

/** An image and what form data puts around it. */
const FORM_BYTES = LIMITS.imageBytes + 64 * 1024;

/** A form is too large only because of its picture, so it says the same as a picture that is. */
function tooLarge(isForm: boolean): AppError {
  const mb = LIMITS.imageBytes / 1024 / 1024;
  return isForm
    ? new AppError("payload_too_large", { field: "image", messageKey: "imageTooLarge", params: { mb } })
    : new AppError("payload_too_large");
}

/**
 * @returns the request with its body read: at most 1.1 MB of JSON or 5 MB of form data, counted as it comes in, since
 * a declared length may be missing or wrong
 * @throws AppError payload_too_large
 */
export async function withLimitedBody(request: Request): Promise<Request> {
  if (!request.body || request.method === "GET" || request.method === "HEAD") return request;
  const isForm = /^multipart\//i.test(request.headers.get("Content-Type") ?? "");
  const limit = isForm ? FORM_BYTES : LIMITS.requestBytes;
  const chunks: Uint8Array[] = [];
  const reader = request.body.getReader();
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > limit) {
      await reader.cancel();
      throw tooLarge(isForm);
    }
    chunks.push(value);
  }
  const { url, method, headers } = request;
  return new Request(url, {
    method,
    headers,
    body: chunks.length > 0 ? new Blob(chunks as BlobPart[]) : null,
  });
}
