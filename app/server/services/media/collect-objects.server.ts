import { EXPORT_KEPT_MS } from "~/domain/accounts/export";
import { DAY_MS } from "~/domain/durations";
import type { JobPayload } from "~/domain/jobs";
import { writeAll } from "~/server/data/batch.server";
import { usedImageKeys } from "~/server/data/images/held-images.server";
import { forgetOrphans, markOrphans, orphansSince } from "~/server/data/images/orphans.server";
import { enqueue } from "~/server/data/outbox.server";
import { keysMadeOf } from "~/server/platform/image-store.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";

/** An upload writes R2 before D1, so an object without a row may be a new one. */
const YOUNGEST_MS = DAY_MS;
/**
 * The database can be set back for 30 days (D1's Time Travel), R2 cannot: rows that a restore takes away may come back
 * with the next one, and rows that it brings back need their objects.
 */
const ORPHANED_MS = 30 * DAY_MS;
const OBJECTS_A_PAGE = 500;
/** A page costs six calls, a run at most 900. */
const PAGES_A_RUN = 100;
/** R2 deletes so many at once. */
const MAX_DELETED = 1_000;

/** Images, share images, and the parts of exports. */
export const COLLECTED_PREFIXES = ["i/", "s/", "x/"] as const;

/**
 * Daily: marks images that no page, share image or draft uses, and deletes those that were marked 30 days ago and are
 * still unused, with their derived files; of exports it deletes what an interrupted run has left.
 */
export async function collectObjects(
  platform: Platform,
  { slot, prefix, after }: JobPayload<"collectObjects">,
): Promise<void> {
  const { bucket } = platform;
  let startAfter = after;
  for (let page = 0; page < PAGES_A_RUN; page++) {
    const listed = await bucket.list({
      prefix,
      limit: OBJECTS_A_PAGE,
      ...(startAfter && { startAfter }),
    });
    await (prefix === "x/" ? collectExports : collectImages)(platform, listed.objects);
    const last = listed.objects.at(-1);
    if (!listed.truncated || !last) return;
    startAfter = last.key;
  }
  const payload = { slot, prefix, after: startAfter };
  await writeAll(platform.db, [
    enqueue({ name: "collectObjects", shard: "objects", payload }, platform.now()),
  ]);
  startJobs(platform, "objects");
}

/** Leftovers of an interrupted export run: none is needed for that long. */
async function collectExports({ bucket, realNow }: Platform, objects: R2Object[]): Promise<void> {
  const before = new Date(realNow().getTime() - EXPORT_KEPT_MS - YOUNGEST_MS);
  const old = objects.filter(({ uploaded }) => uploaded < before).map(({ key }) => key);
  if (old.length > 0) await bucket.delete(old);
}

async function collectImages(platform: Platform, objects: R2Object[]): Promise<void> {
  const now = platform.realNow();
  const youngest = new Date(now.getTime() - YOUNGEST_MS);
  const old = objects.filter(({ uploaded }) => uploaded < youngest).map(({ key }) => key);
  if (old.length === 0) return;
  const used = await usedImageKeys(platform.db, old);
  const unused = old.filter((key) => !used.has(key));
  await writeAll(platform.db, [forgetOrphans([...used]), markOrphans(unused, now)]);
  const over = await orphansSince(platform.db, unused, new Date(now.getTime() - ORPHANED_MS));
  const gone = over.flatMap((key) => [key, ...keysMadeOf(key)]);
  for (let first = 0; first < gone.length; first += MAX_DELETED)
    await platform.bucket.delete(gone.slice(first, first + MAX_DELETED));
  if (over.length > 0) await writeAll(platform.db, [forgetOrphans(over)]);
}
