import { hiddenImageKeys } from "~/server/data/images/hidden-images.server";
import { logError, type Platform } from "~/server/platform/platform.server";
import { shareImageFamily } from "~/server/services/pages/share-image-job.server";

/** From this age on the list is refreshed in the background … */
const REFRESH_AFTER_MS = 20_000;
/** … and from this age on before an image is served: a suspension takes effect everywhere within a minute. */
const MAX_AGE_MS = 50_000;

/** Shared by all requests, and no promise: one would never settle for others once its visitor has disconnected. */
const list = {
  /** For share images the common prefix of one page's keys: those of earlier saves are hidden with them. */
  keys: new Set<string>(),
  readAt: Number.NEGATIVE_INFINITY,
  askedAt: Number.NEGATIVE_INFINITY,
};

const listed = (key: string) => (key.startsWith("s/") ? shareImageFamily(key) : key);

/** Whether an image is hidden with a suspended page or blocked account. */
export async function isHiddenImage(platform: Platform, key: string): Promise<boolean> {
  const now = Date.now();
  if (now - list.readAt >= MAX_AGE_MS) await readList(platform);
  else if (now - list.askedAt >= REFRESH_AFTER_MS) platform.defer(readList(platform));
  return list.keys.has(listed(key));
}

/** Refreshes the list: a suspension made here takes effect at once. On failure the list stays as it was. */
export async function readList(platform: Platform): Promise<void> {
  const askedAt = Date.now();
  list.askedAt = askedAt;
  try {
    list.keys = new Set((await hiddenImageKeys(platform.db)).map(listed));
    list.readAt = askedAt;
  } catch (error) {
    logError("the list of hidden images does not answer", error, platform.requestId);
  }
}
