import type { NewJob } from "~/server/data/outbox.server";
import { toHex } from "~/server/platform/digest.server";

/** Bytes per half of a key. */
const HALF_BYTES = 16;
/** `s/` and the half that all keys of a page share. */
const FAMILY_LENGTH = "s/".length + 2 * HALF_BYTES;

/**
 * The key of a share image still to be drawn: R2 key and path on the site at once. It is issued by the save that makes
 * the drawing necessary, so that the page's head names the image before it is drawn, and each drawing has an address of
 * its own, cacheable forever.
 * @param previous the page's key until now: all keys of a page share a prefix, so that they can be hidden together
 */
export function newShareImageKey(previous: string | null): string {
  return `${previous ? shareImageFamily(previous) : `s/${randomHalf()}`}${randomHalf()}.png`;
}

/** The common prefix of one page's share image keys. */
export const shareImageFamily = (key: string): string => key.slice(0, FAMILY_LENGTH);

const randomHalf = (): string => toHex(crypto.getRandomValues(new Uint8Array(HALF_BYTES)).buffer);

/** The job that draws a page's share image as of a version; idempotent per version. */
export function shareImageJob(pageId: string, version: number, ownerId: string): NewJob<"renderShareImage"> {
  return { name: "renderShareImage", shard: ownerId, payload: { pageId, revision: String(version) } };
}
