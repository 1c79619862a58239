import type { Platform } from "~/server/platform/platform.server";

/** The headers of a picture whose address is its content: whoever has it need never ask again. */
export const IMMUTABLE_HEADERS = {
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cache-Control": "public, max-age=31536000, immutable",
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** Serves a stored image under its key; 304 to who has it, 404 when it is gone. Its body is cut off for HEAD. */
export async function serveImage(platform: Platform, request: Request, key: string): Promise<Response> {
  return (await storedResponse(platform, request, key)) ?? noImage();
}

/** @returns the answer for an object of the bucket, or null when there is none */
export async function storedResponse(
  platform: Platform,
  request: Request,
  key: string,
): Promise<Response | null> {
  if (request.method === "HEAD") {
    const object = await platform.bucket.head(key);
    return object && new Response(null, { headers: headersOf(object) });
  }
  const known = knownTags(request);
  const object = await platform.bucket.get(key, known ? { onlyIf: ifNoneMatch(known) } : undefined);
  if (!object) return null;
  if (!("body" in object)) return new Response(null, { status: 304, headers: headersOf(object) });
  return new Response(object.body, { headers: headersOf(object) });
}

/** Not kept for long: an image may be uploaded again. */
export function noImage(): Response {
  return new Response(null, { status: 404, headers: { "Cache-Control": "no-cache" } });
}

function headersOf(object: R2Object): Record<string, string> {
  return {
    ...IMMUTABLE_HEADERS,
    "Content-Type": object.httpMetadata?.contentType ?? "application/octet-stream",
    "Content-Length": String(object.size),
    ETag: object.httpEtag,
  };
}

/** A browser sends one tag; a proxy may send those of all encodings. */
const MAX_TAGS_LENGTH = 1024;
const TAGS = /^(?:\*|(?:W\/)?"[ !#-~]*"(?:\s*,\s*(?:W\/)?"[ !#-~]*")*)$/;

/** @returns the tags of the copies that the caller has; null where what came is no list of tags, which R2 throws at */
function knownTags(request: Request): string | null {
  const tags = request.headers.get("If-None-Match");
  return tags !== null && tags.length <= MAX_TAGS_LENGTH && TAGS.test(tags) ? tags : null;
}

/** Only this one condition: a Headers object would let visitors send the others too. */
const ifNoneMatch = (tags: string) => new Headers({ "If-None-Match": tags });
