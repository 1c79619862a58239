import type { NewJob } from "~/server/data/outbox.server";

/** The job that draws a page's share image as of a version; asked twice for one version it is drawn once. */
export function shareImageJob(pageId: string, version: number, ownerId: string): NewJob<"renderShareImage"> {
  return { name: "renderShareImage", shard: ownerId, payload: { pageId, revision: String(version) } };
}
