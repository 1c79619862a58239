import { changesAfter, newestChange } from "~/server/data/site-changes.server";
import type { Platform } from "~/server/platform/platform.server";
import { forgetAll, forgetHere } from "~/server/platform/site-cache.server";

/** From this age on the feed is asked behind a visitor's back … */
const ASK_AFTER_MS = 15_000;
/** … and from this age on before anything is sent from memory. A change is seen everywhere within a minute. */
const TRUST_MS = 45_000;
/** With more changes than this at once it is cheaper to forget everything. */
const MOST_CHANGES = 1_000;

/** Where this isolate is in the feed. Not about any visitor: the same for every request. */
const feed: { seq: number | null; askedAt: number; asking: Promise<void> | null } = {
  seq: null,
  askedAt: Number.NEGATIVE_INFINITY,
  asking: null,
};

/** Whether what is in memory may be sent without asking the feed first. */
export function isMemoryTrusted(now: number): boolean {
  return now - feed.askedAt < TRUST_MS;
}

/** Whether the feed should be asked now, behind the visitor's back. */
export function shouldAskFeed(now: number): boolean {
  return feed.asking === null && now - feed.askedAt >= ASK_AFTER_MS;
}

/** Reads on in the feed and forgets what changed. Several callers at once ask once. */
export function followChanges(platform: Platform): Promise<void> {
  feed.asking ??= ask(platform).finally(() => {
    feed.asking = null;
  });
  return feed.asking;
}

async function ask(platform: Platform): Promise<void> {
  // Taken before the question: a change that commits while it is under way is told the next time.
  const askedAt = Date.now();
  if (feed.seq === null) {
    feed.seq = await newestChange(platform.db);
  } else {
    const changes = await changesAfter(platform.db, feed.seq, MOST_CHANGES);
    if (changes.length >= MOST_CHANGES) {
      feed.seq = await newestChange(platform.db);
      forgetAll();
    } else {
      forgetHere(changes.map(({ path }) => path));
      feed.seq = changes.at(-1)?.seq ?? feed.seq;
    }
  }
  feed.askedAt = askedAt;
}
