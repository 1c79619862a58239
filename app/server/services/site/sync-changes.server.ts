import { changesAfter, newestChange } from "~/server/data/site-changes.server";
import type { Platform } from "~/server/platform/platform.server";
import { invalidateAll, invalidateHere } from "~/server/platform/site-cache.server";

/** From this age on the feed is asked behind a visitor's back … */
const ASK_AFTER_MS = 15_000;
/** … and from this age on before anything is sent from memory. A change is seen everywhere within a minute. */
const TRUST_MS = 45_000;
/** How many changes are read at once. */
const BATCH_SIZE = 10_000;
/**
 * With more batches than this everything is forgotten. A save of a card with all the codes it may ever have is some 500
 * changes, one of a page a change each live card that links to it; the saves of an hour are limited.
 */
const MAX_BATCHES = 20;

/**
 * Where this isolate is in the feed. Not about any visitor: the same for every request. Numbers only: a promise kept
 * here would belong to the request that made it, and never settle for the others once that visitor has hung up.
 */
const feed = {
  seq: null as number | null,
  heardAt: Number.NEGATIVE_INFINITY,
  askedAt: Number.NEGATIVE_INFINITY,
};

/** Whether what is in memory may be sent without asking the feed first. */
export function isCacheFresh(now: number): boolean {
  return now - feed.heardAt < TRUST_MS;
}

/** Whether the feed should be asked now, behind the visitor's back. */
export function shouldSync(now: number): boolean {
  return now - feed.askedAt >= ASK_AFTER_MS;
}

/** Reads on in the feed and forgets what changed. Several at once hear the same twice, which harms nothing. */
export async function syncChanges(platform: Platform): Promise<void> {
  // Taken before the question: a change that commits while it is under way is told the next time.
  const askedAt = Date.now();
  feed.askedAt = askedAt;
  if (feed.seq === null) await begin(platform, askedAt);
  else await readOn(platform, feed.seq, askedAt);
}

/** Only the first to begin has heard everything: what changed between two beginnings is still to be read. */
async function begin(platform: Platform, askedAt: number): Promise<void> {
  const newest = await newestChange(platform.db);
  if (feed.seq !== null) return;
  feed.seq = newest;
  feed.heardAt = askedAt;
}

async function readOn(platform: Platform, start: number, askedAt: number): Promise<void> {
  let seq = start;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const changes = await changesAfter(platform.db, seq, BATCH_SIZE);
    invalidateHere(changes.paths);
    seq = changes.seq;
    if (changes.count < BATCH_SIZE) return readUntil(seq, askedAt);
  }
  seq = await newestChange(platform.db);
  invalidateAll();
  readUntil(seq, askedAt);
}

function readUntil(seq: number, askedAt: number): void {
  feed.seq = Math.max(feed.seq ?? seq, seq);
  feed.heardAt = Math.max(feed.heardAt, askedAt);
}
