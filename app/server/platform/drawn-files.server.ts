import type { Platform } from "./platform.server";
import { sharedCache } from "./shared-cache.server";

/** A drawing's name covers all of its inputs, so it never becomes stale; after this long it is no longer requested. */
const MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

const addressOf = (platform: Platform, name: string) => `${platform.config.origins.site}/q/drawn/${name}`;

/** Looks for a code's file in the data centre's cache. @param name the file's ETag */
export async function findDrawnFile(
  platform: Platform,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const found = await sharedCache().match(addressOf(platform, name));
  return found ? new Uint8Array(await found.arrayBuffer()) : null;
}

/** Stores one there, in the background. @returns the file */
export function storeDrawnFile(
  platform: Platform,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const response = new Response(bytes, { headers: { "Cache-Control": `max-age=${MAX_AGE_SECONDS}` } });
  platform.defer(sharedCache().put(addressOf(platform, name), response));
  return bytes;
}
