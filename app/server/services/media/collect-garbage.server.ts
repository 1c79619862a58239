import { DAY_MS } from "~/domain/durations";
import { LIFETIMES, LIMITS } from "~/domain/limits";
import { deleteExpiredDrafts, deleteOldIdempotencyKeys } from "~/server/data/anonymous-drafts.server";
import { writeAll } from "~/server/data/batch.server";
import { deleteOldChanges } from "~/server/data/changes.server";
import { deleteOrphanedPaidVersions } from "~/server/data/paid-versions.server";
import { endRestorable } from "~/server/data/restorable.server";
import { deleteExpiredRefreshTokens } from "~/server/data/sessions.server";
import { deleteExpiredSignIns } from "~/server/data/social-states.server";
import type { Platform } from "~/server/platform/platform.server";

const DRAFTS_A_BATCH = 1_000;

/** Removes expired drafts, tokens and deleted things. Their images are collected later (collect-objects.server.ts). */
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
}

async function collectDrafts(platform: Platform, now: Date): Promise<void> {
  for (let collected = 0; collected < LIMITS.temporaryCollected; collected += DRAFTS_A_BATCH) {
    const deleted = await writeAll(platform.db, deleteExpiredDrafts(platform.db, now, DRAFTS_A_BATCH));
    if ((deleted.at(-1) ?? 0) < DRAFTS_A_BATCH) return;
  }
}
