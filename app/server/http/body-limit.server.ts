import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";

/** An image and what form data puts around it. */
const FORM_BYTES = LIMITS.imageBytes + 64 * 1024;

/** A client reads no answer while it is still sending, so what is too large is read to its end, up to here. */
const READ_BYTES = 64 * 1024 * 1024;

/**
 * @returns the request with its body read: at most 1.1 MB of JSON or 5 MB of form data, or `most` bytes of anything,
 * counted as they come in, since a declared length may be missing or wrong
 * @throws AppError payload_too_large
 */
export async function withLimitedBody(request: Request, most?: number): Promise<Request> {
  if (!request.body || request.method === "GET" || request.method === "HEAD") return request;
  const isForm = /^multipart\//i.test(request.headers.get("Content-Type") ?? "");
  const chunks = await readAtMost(request.body, most ?? (isForm ? FORM_BYTES : LIMITS.requestBytes));
  if (!chunks) throw tooLarge(isForm && most === undefined);
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: chunks.length > 0 ? new Blob(chunks) : null });
}

/** @returns the chunks of a body, or null when there are more bytes than `limit` */
async function readAtMost(body: ReadableStream<Uint8Array>, limit: number): Promise<BlobPart[] | null> {
  const reader = body.getReader();
  const chunks: BlobPart[] = [];
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return bytes > limit ? null : chunks;
    bytes += value.byteLength;
    if (bytes <= limit) chunks.push(value as BlobPart);
    else chunks.length = 0;
    if (bytes > READ_BYTES) {
      await reader.cancel();
      return null;
    }
  }
}

/** A form of ours is too large only because of its picture, so it says the same as a picture that is. */
function tooLarge(isForm: boolean): AppError {
  if (!isForm) return new AppError("payload_too_large");
  const mb = LIMITS.imageBytes / 1024 / 1024;
  return new AppError("payload_too_large", { field: "image", messageKey: "imageTooLarge", params: { mb } });
}
