import type { Platform } from "~/server/platform/platform.server";

/** Serves a stored image. Its key is its content's hash, so an answer may be kept for ever. */
export async function serveImage(platform: Platform, key: string): Promise<Response> {
  const object = await platform.bucket.get(key);
  if (!object) return new Response(null, { status: 404, headers: { "Cache-Control": "no-cache" } });
  return new Response(object.body, {
    headers: {
      "Content-Type": object.httpMetadata?.contentType ?? "application/octet-stream",
      "Content-Length": String(object.size),
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
      ETag: object.httpEtag,
    },
  });
}
