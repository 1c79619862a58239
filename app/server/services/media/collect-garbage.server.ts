import { EXPORT_KEPT_MS } from "~/domain/accounts/export";
import { DAY_MS } from "~/domain/durations";
import { LIFETIMES, LIMITS } from "~/domain/limits";
import { deleteExpiredDrafts, deleteOldIdempotencyKeys } from "~/server/data/anonymous-drafts.server";
import { writeAll } from "~/server/data/batch.server";
import { deleteOldChanges } from "~/server/data/changes.server";
import { usedImageKeys } from "~/server/data/images/held-images.server";
import { deleteOrphanedPaidVersions } from "~/server/data/paid-versions.server";
import { endRestorable } from "~/server/data/restorable.server";
import { deleteExpiredRefreshTokens } from "~/server/data/sessions.server";
import { deleteExpiredSignIns } from "~/server/data/social-states.server";
import { keysMadeOf } from "~/server/platform/image-store.server";
import type { Platform } from "~/server/platform/platform.server";

/** An upload writes R2 before D1, so an object without a row may be a new one. */
const YOUNGEST_MS = DAY_MS;
const DRAFTS_A_BATCH = 1_000;
const OBJECTS_A_PAGE = 500;

/**
 * Removes expired drafts, tokens and deleted things, then images that no page, share image or draft uses, with their
 * derived files.
 */
export async function collectGarbage(platform: Platform): Promise<void> {
  // Tokens, uploads and the change log are dated by the real clock.
  const now = platform.realNow();
  const longOver = new Date(now.getTime() - DAY_MS - LIFETIMES.refreshGrace * 1000);
  await collectDrafts(platform, now);
  await writeAll(platform.db, [
    deleteOldIdempotencyKeys(platform.db, now),
    deleteExpiredRefreshTokens(platform.db, longOver),
    ...deleteExpiredSignIns(platform.db, now),
    ...endRestorable(now),
    ...deleteOrphanedPaidVersions(LIMITS.restorableEndedPerRun),
    deleteOldChanges(longOver),
  ]);
  for (const prefix of ["i/", "s/"])
    await collectOrphans(platform, prefix, new Date(now.getTime() - YOUNGEST_MS));
  await collectOldExports(platform, new Date(now.getTime() - EXPORT_KEPT_MS - YOUNGEST_MS));
}

/** Leftovers of an interrupted export run: none is needed for that long. */
async function collectOldExports({ bucket }: Platform, before: Date): Promise<void> {
  let cursor: string | undefined;
  do {
    const listed = await bucket.list({ prefix: "x/", limit: OBJECTS_A_PAGE, cursor });
    const old = listed.objects.filter(({ uploaded }) => uploaded < before).map(({ key }) => key);
    if (old.length > 0) await bucket.delete(old);
    cursor = listed.truncated ? listed.cursor : undefined;
  } while (cursor);
}

async function collectDrafts(platform: Platform, now: Date): Promise<void> {
  for (let collected = 0; collected < LIMITS.temporaryCollected; collected += DRAFTS_A_BATCH) {
    const deleted = await writeAll(platform.db, deleteExpiredDrafts(platform.db, now, DRAFTS_A_BATCH));
    if ((deleted.at(-1) ?? 0) < DRAFTS_A_BATCH) return;
  }
}

async function collectOrphans(platform: Platform, prefix: string, youngest: Date): Promise<void> {
  let cursor: string | undefined;
  do {
    const listed = await platform.bucket.list({ prefix, limit: OBJECTS_A_PAGE, cursor });
    const old = listed.objects.filter((object) => object.uploaded < youngest).map((object) => object.key);
    const used = await usedImageKeys(platform.db, old);
    for (const key of old) if (!used.has(key)) await platform.bucket.delete([key, ...keysMadeOf(key)]);
    cursor = listed.truncated ? listed.cursor : undefined;
  } while (cursor);
}
