import type { NewJob } from "~/server/data/outbox.server";
import { toHex } from "~/server/platform/digest.server";

/** Of each half of a key. */
const HALF_BYTES = 16;
/** `s/` and the half of a page's keys that is the same in all of them. */
const FAMILY_LENGTH = "s/".length + 2 * HALF_BYTES;

/**
 * The key of a share image still to be drawn: R2 key and path on the site at once. It is given out by the save that
 * makes the drawing necessary, so that the page's head names the image before anybody has drawn it, and each drawing has
 * an address of its own, which caches may keep for ever.
 * @param previous the page's key until now: all keys of a page begin alike, so that they can be hidden together
 */
export function newShareImageKey(previous: string | null): string {
  return `${previous ? shareImageFamily(previous) : `s/${randomHalf()}`}${randomHalf()}.png`;
}

/** What all keys of one page's share images begin with. */
export const shareImageFamily = (key: string): string => key.slice(0, FAMILY_LENGTH);

const randomHalf = (): string => toHex(crypto.getRandomValues(new Uint8Array(HALF_BYTES)).buffer);

/** The job that draws a page's share image as of a version; asked twice for one version it is drawn once. */
export function shareImageJob(pageId: string, version: number, ownerId: string): NewJob<"renderShareImage"> {
  return { name: "renderShareImage", shard: ownerId, payload: { pageId, revision: String(version) } };
}
