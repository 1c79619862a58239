import type { Platform } from "./platform.server";

/** A drawing is named after everything that decides it, so it never gets old; after this long nobody asks any more. */
const MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

// The type of the browser's CacheStorage hides the one the Workers runtime adds to it.
const shared = () => (caches as unknown as { default: Cache }).default;
const addressOf = (platform: Platform, name: string) => `${platform.config.origins.site}/q/drawn/${name}`;

/** Looks in the data centre's cache for a code's file that was drawn before. @param name the file's ETag */
export async function findDrawnFile(
  platform: Platform,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const found = await shared().match(addressOf(platform, name));
  return found ? new Uint8Array(await found.arrayBuffer()) : null;
}

/** Stores one there, behind the visitor's back. @returns the file */
export function storeDrawnFile(
  platform: Platform,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const response = new Response(bytes, { headers: { "Cache-Control": `max-age=${MAX_AGE_SECONDS}` } });
  platform.defer(shared().put(addressOf(platform, name), response));
  return bytes;
}
