import type { NewJob } from "~/server/data/outbox.server";

const KEY_BYTES = 32;

/**
 * The key of a share image still to be drawn: R2 key and path on the site at once. It is given out by the save that
 * makes the drawing necessary, so that the page's head names the image before anybody has drawn it, and each look has
 * an address of its own, which caches may keep for ever.
 */
export function newShareImageKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return `s/${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}.png`;
}

/** The job that draws a page's share image as of a version; asked twice for one version it is drawn once. */
export function shareImageJob(pageId: string, version: number, ownerId: string): NewJob<"renderShareImage"> {
  return { name: "renderShareImage", shard: ownerId, payload: { pageId, revision: String(version) } };
}
