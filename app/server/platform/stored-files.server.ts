import type { Platform } from "./platform.server";

export type FileBody = ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;

/** A request for a stored file. */
export interface FileAsk {
  /** False for a HEAD request. */
  wantsBody: boolean;
  /** The tags of the client's cached copies, in the syntax of If-None-Match. */
  knownTags: string | null;
}

/** A stored file, or the fact that the client's copy is current. */
export type StoredFile = { contentType: string; size: number; etag: string } & (
  | { kind: "file"; body: FileBody | null }
  | { kind: "known" }
);

/** @returns the response to a request for a file of the bucket, or null when there is none */
export async function readStoredFile(
  { bucket }: Platform,
  key: string,
  { wantsBody, knownTags }: FileAsk,
): Promise<StoredFile | null> {
  if (!wantsBody) {
    const object = await bucket.head(key);
    return object && { kind: "file", ...metaOf(object), body: null };
  }
  // Only this condition: a whole request's headers would let visitors send the others too.
  const onlyIf = knownTags === null ? undefined : new Headers({ "If-None-Match": knownTags });
  const object = await bucket.get(key, onlyIf && { onlyIf });
  if (!object) return null;
  if (!("body" in object)) return { kind: "known", ...metaOf(object) };
  return { kind: "file", ...metaOf(object), body: object.body };
}

function metaOf(object: R2Object) {
  const contentType = object.httpMetadata?.contentType ?? "application/octet-stream";
  return { contentType, size: object.size, etag: object.httpEtag };
}
