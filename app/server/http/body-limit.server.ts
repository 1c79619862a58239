import { Buffer } from "node:buffer";
import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { imageTooLarge } from "~/domain/media/image-header";
import { formBoundary, isMultipart } from "./multipart.server";

/** An image and its form data overhead. */
const FORM_BYTES = LIMITS.imageBytes + 64 * 1024;

/** A client reads no response while it is still sending, so a body that is too large is read to its end, up to here. */
const READ_BYTES = 64 * 1024 * 1024;

/**
 * @returns the request with its body read: at most 1.1 MB, 5 MB of form data, or `most` bytes of anything, counted on
 *   arrival, since a declared length may be missing or wrong
 * @throws AppError payload_too_large, bad_request for form data with too many parts or with parameters in its type
 *   other than the boundary
 */
export async function withLimitedBody(request: Request, most?: number): Promise<Request> {
  if (!request.body || request.method === "GET" || request.method === "HEAD") return request;
  const type = request.headers.get("Content-Type") ?? "";
  const boundary = formBoundary(type);
  const usual = boundary ? FORM_BYTES : LIMITS.requestBytes;
  const chunks = await readAtMost(request.body, most ?? usual);
  if (!chunks) throw tooLarge(boundary !== null && most === undefined);
  if (isMultipart(type) && !(boundary && hasFewParts(chunks, boundary))) throw new AppError("bad_request");
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: chunks.length > 0 ? new Blob(chunks) : null });
}

/** @returns the chunks of a body, or null when there are more bytes than `limit` */
async function readAtMost(
  body: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>[] | null> {
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return bytes > limit ? null : chunks;
    bytes += value.byteLength;
    if (bytes <= limit) chunks.push(value as Uint8Array<ArrayBuffer>);
    else chunks.length = 0;
    if (bytes > READ_BYTES) {
      await reader.cancel();
      return null;
    }
  }
}

/**
 * Whether form data has no more parts than a form may have fields: parsing a hundred thousand of them takes a second.
 */
function hasFewParts(chunks: readonly Uint8Array[], boundary: string): boolean {
  const bytes = Buffer.concat(chunks);
  const delimiter = `--${boundary}`;
  let at = -1;
  // One delimiter more than parts: the last one closes the form.
  for (let found = 0; found <= LIMITS.formFields + 1; found++) {
    at = bytes.indexOf(delimiter, at + 1);
    if (at === -1) return true;
  }
  return false;
}

/** A form of ours is too large only because of its image, so it has the same message as an image that is. */
function tooLarge(isForm: boolean): AppError {
  return isForm ? imageTooLarge() : new AppError("payload_too_large");
}
