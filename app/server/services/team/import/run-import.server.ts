import { cardLimit, type Entitlement, entitlementOf, isPaid } from "~/domain/billing/entitlement";
import { cardContentOf } from "~/domain/cards/schema";
import { DAY_MS, HOUR_MS } from "~/domain/durations";
import { AppError } from "~/domain/errors";
import { derivedId } from "~/domain/ids";
import type { JobPayload } from "~/domain/jobs";
import { LIMITS } from "~/domain/limits";
import { cardOfRow, type RowContent } from "~/domain/team/import/row";
import { writeAll } from "~/server/data/batch.server";
import { countOwnCards } from "~/server/data/cards.server";
import {
  deleteMemberImport,
  endMemberImport,
  findMemberImport,
  isReopenable,
  isRunning,
  isToResume,
  listWaitingRows,
  putOffInvitations,
  refuseRow,
  refuseRows,
  reopenMemberImport,
} from "~/server/data/member-imports.server";
import { enqueue } from "~/server/data/outbox.server";
import { findEntitlement, findUser } from "~/server/data/users.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit, refundLimit } from "~/server/platform/rate-limits.server";
import { checkLinks } from "~/server/services/link-check/check-links.server";
import { newFollowerContent, templateOfNew } from "../follow-template.server";
import { importRow } from "./import-row.server";
import { memberImportShard } from "./start-import.server";

/**
 * The job `importMembers`: processes some waiting rows of an import, each in a write of its own, and enqueues itself
 * for the rest. An interrupted run is repeated: finished rows no longer wait.
 */
export async function importMembers(
  platform: Platform,
  { importId, slot, after }: JobPayload<"importMembers">,
): Promise<void> {
  const record = await findMemberImport(platform.db, importId);
  if (record?.state !== "running") return;
  const [owner, stored] = await Promise.all([
    findUser(platform.db, record.ownerId),
    findEntitlement(platform.db, record.ownerId),
  ]);
  const now = platform.now();
  const plan: Entitlement = entitlementOf(stored ?? null);
  if (!owner?.isEnabled || !isPaid(plan, now)) {
    await writeAll(platform.db, [refuseRows(importId, "planOver"), endMemberImport(importId, now)]);
    return;
  }
  const seats = cardLimit(plan, now);
  const rows = await listWaitingRows(platform.db, importId, after, LIMITS.memberImportRun);
  let free = seats - (await countOwnCards(platform.db, owner.id));
  const template = await templateOfNew(platform, { ownerId: owner.id, id: undefined, isMember: true });
  let isFull = false;
  for (const row of rows) {
    if (isFull && row.cardId) continue;
    const content = row.content as RowContent;
    const given = cardContentOf(cardOfRow(content));
    const card = template ? await newFollowerContent(platform, given, template, owner.name) : given;
    const standing = row.cardId ? "harmless" : await standingOf(platform, card);
    if (standing === "harmful") {
      await writeAll(platform.db, [refuseRow(importId, row.place, "linkHarmful")]);
      continue;
    }
    const reason = await importRow(platform, {
      ...{ owner, record, seats, content, card, template },
      ...{ place: row.place, hasCard: row.cardId !== null, hasSeat: free > 0 },
      cardId: row.cardId ?? derivedId("crd", importId, row.place),
      isUnchecked: standing === "unacknowledged",
    });
    if (!row.cardId) free--;
    if (reason === "dailyLimit" && !isFull) {
      isFull = true;
      await writeAll(platform.db, [putOffInvitations(importId)]);
    }
  }
  const shard = memberImportShard(owner.id);
  const last = rows.at(-1)?.place ?? after;
  const next = { importId, slot, after: last };
  await writeAll(platform.db, [
    endMemberImport(importId, now),
    ...(rows.length > 0
      ? [enqueue({ name: "importMembers", shard, payload: next }, now, { when: isRunning(importId) })]
      : []),
    ...(record.invites ? [await resuming(platform, importId, shard, owner.id)] : []),
  ]);
  startJobs(platform, owner.id);
  startJobs(platform, shard);
}

/** The write that schedules the remaining invitations of a finished import, if there are any. */
async function resuming(platform: Platform, importId: string, shard: string, ownerId: string) {
  const now = platform.now();
  const payload = { importId, slot: now.toISOString() };
  const runAt = await nextInvitations(platform, ownerId);
  const when = isToResume(importId, shard, now);
  return enqueue({ name: "resumeMemberImport", shard, payload, runAt }, now, { when });
}

/**
 * When an owner's next invitations can be sent. If the owner's limit allows it now, a recipient's daily limit was
 * reached, and the next try is tomorrow.
 */
async function nextInvitations(platform: Platform, ownerId: string): Promise<Date> {
  const wait = await consumeLimit(platform, "invite", ownerId).then(
    async () => {
      await refundLimit(platform, "invite", ownerId);
      return DAY_MS;
    },
    (error: unknown) => {
      if (!(error instanceof AppError) || error.code !== "rate_limited") throw error;
      return (error.retryAfter ?? 0) * 1_000;
    },
  );
  return new Date(platform.now().getTime() + Math.max(HOUR_MS, wait));
}

/** The job `resumeMemberImport`: sends the invitations of an import that daily limits delayed. */
export async function resumeMemberImport(
  platform: Platform,
  { importId, slot }: JobPayload<"resumeMemberImport">,
): Promise<void> {
  const record = await findMemberImport(platform.db, importId);
  if (!record) return;
  const shard = memberImportShard(record.ownerId);
  const payload = { importId, slot, after: 0 };
  await writeAll(platform.db, [
    // Before the import is reopened, so that of parallel calls only one has a job.
    enqueue({ name: "importMembers", shard, payload }, platform.now(), {
      when: isReopenable(importId, "later"),
    }),
    ...reopenMemberImport(importId, "later"),
  ]);
  startJobs(platform, shard);
}

async function standingOf(platform: Platform, content: unknown) {
  try {
    return await checkLinks(platform, content, null);
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid") return "harmful" as const;
    throw error;
  }
}

/** The job `removeMemberImport`: deletes an import with its rows; cards and members stay. */
export async function removeMemberImport(
  platform: Platform,
  { importId }: JobPayload<"removeMemberImport">,
): Promise<void> {
  await writeAll(platform.db, deleteMemberImport(importId));
}
