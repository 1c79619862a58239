import { z } from "zod";
import type { Platform } from "~/server/platform/platform.server";

/** The size of every part of an upload but the last: the bucket requires equal parts. */
export const PART_BYTES = 8 * 1024 * 1024;

export interface UploadedPart {
  partNumber: number;
  etag: string;
}

/** Writes a file to the bucket by parts, of which one is buffered. */
export class PartWriter {
  /** Bytes written, including earlier runs. */
  position: number;
  readonly parts: UploadedPart[];
  readonly #upload: R2MultipartUpload;
  readonly #buffer = new Uint8Array(PART_BYTES);
  #held = 0;

  /** @param from where an earlier run stopped; its rest is to be written first, without being counted again */
  constructor(
    upload: R2MultipartUpload,
    from: { position: number; parts: readonly UploadedPart[] },
    rest: Uint8Array,
  ) {
    this.#upload = upload;
    this.position = from.position;
    this.parts = [...from.parts];
    this.#buffer.set(rest);
    this.#held = rest.length;
  }

  async write(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; ) {
      const some = bytes.subarray(at, at + PART_BYTES - this.#held);
      this.#buffer.set(some, this.#held);
      this.#held += some.length;
      at += some.length;
      if (this.#held === PART_BYTES) await this.#send();
    }
    this.position += bytes.length;
  }

  /** The bytes that do not fill a part yet: the next run writes them first. */
  rest(): Uint8Array {
    return this.#buffer.subarray(0, this.#held);
  }

  /** Sends the last part and completes the upload. */
  async complete(): Promise<void> {
    if (this.#held > 0 || this.parts.length === 0) await this.#send();
    await this.#upload.complete(this.parts);
  }

  async #send(): Promise<void> {
    const part = await this.#upload.uploadPart(this.parts.length + 1, this.#buffer.subarray(0, this.#held));
    this.parts.push({ partNumber: part.partNumber, etag: part.etag });
    this.#held = 0;
  }
}

const begun = z.object({ uploadId: z.string() });

/** Aborts the upload in an export's row, if there is one and it is open. */
export async function abortUpload(
  { bucket }: Platform,
  { key, progress }: { key: string; progress: unknown },
): Promise<void> {
  const found = begun.safeParse(progress);
  if (!found.success) return;
  // A completed or aborted one is refused: there is nothing left to abort.
  await bucket
    .resumeMultipartUpload(key, found.data.uploadId)
    .abort()
    .catch(() => undefined);
}
