import type { UserActor } from "~/domain/accounts/actor";
import { UNDO_MS } from "~/domain/contacts/contact";
import { MINUTE_MS } from "~/domain/durations";
import { AppError } from "~/domain/errors";
import type { JobPayload } from "~/domain/jobs";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import {
  deleteContactRows,
  eraseContactRows,
  listDeletedContacts,
  restoreContactRows,
  restoreRecentRows,
  unmergeContactRows,
} from "~/server/data/contact-changes.server";
import { deleteNotification } from "~/server/data/notifications.server";
import { enqueue } from "~/server/data/outbox.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";

/** Contacts erased per run; each with its notification. */
const PER_RUN = 50;

/**
 * Removes contacts of the actor from every list and export. For {@link UNDO_MS} they can be restored, then they are
 * erased. Other users' ids and deleted ones have no effect.
 * @returns how many were deleted by this call, merged ones counted with theirs
 */
export async function deleteContacts(
  platform: Platform,
  actor: UserActor,
  ids: readonly string[],
): Promise<{ deleted: number }> {
  assertCan(actor, "delete", ownOf(actor, "contact"));
  const now = platform.now();
  const runAt = new Date(now.getTime() + UNDO_MS + MINUTE_MS);
  const payload = { ownerId: actor.userId, slot: runAt.toISOString().slice(0, 16) };
  // The job first: nothing is deleted without a job to erase it.
  await writeAll(platform.db, [
    enqueue({ name: "eraseDeletedContacts", shard: actor.userId, payload, runAt }, now),
  ]);
  const deleted = await deleteContactRows(platform.db, actor.userId, ids, now);
  startJobs(platform, actor.userId);
  return { deleted: deleted.length };
}

/** @throws AppError not_found where it is not the actor's, or already deleted */
export async function deleteContact(platform: Platform, actor: UserActor, id: string): Promise<void> {
  const { deleted } = await deleteContacts(platform, actor, [id]);
  if (deleted === 0) throw new AppError("not_found");
}

/** Restores what the actor deleted a moment ago, with the contacts merged into it. @returns how many were restored */
export async function restoreContacts(
  platform: Platform,
  actor: UserActor,
  ids: readonly string[],
): Promise<{ restored: number }> {
  assertCan(actor, "delete", ownOf(actor, "contact"));
  const since = new Date(platform.now().getTime() - UNDO_MS);
  const restored = await restoreContactRows(platform.db, actor.userId, ids, since);
  return { restored: restored.length };
}

/**
 * Restores part of all that the actor deleted a moment ago, as many as fit one call.
 * @returns how many were restored; none once nothing is left
 */
export async function restoreRecentContacts(
  platform: Platform,
  actor: UserActor,
): Promise<{ restored: number }> {
  assertCan(actor, "delete", ownOf(actor, "contact"));
  const since = new Date(platform.now().getTime() - UNDO_MS);
  const restored = await restoreRecentRows(platform.db, actor.userId, since, LIMITS.contactsPerCall);
  return { restored: restored.length };
}

/** Erases what an owner deleted and did not restore, with its notifications; continues where there is more. */
export async function eraseDeletedContacts(
  platform: Platform,
  { ownerId, slot }: JobPayload<"eraseDeletedContacts">,
): Promise<void> {
  const now = platform.now();
  const until = new Date(now.getTime() - UNDO_MS);
  const gone = await listDeletedContacts(platform.db, ownerId, until, PER_RUN);
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  const [base = slot, run = "0"] = slot.split("/");
  const next = { ownerId, slot: `${base}/${Number(run) + 1}` };
  await writeAll(platform.db, [
    // A later meeting that is merged into one of them stays, by itself.
    unmergeContactRows(platform.db, ownerId, ids),
    eraseContactRows(platform.db, ownerId, ids, until),
    ...ids.map((id) => deleteNotification(ownerId, `contact:${id}`)),
    ...(gone.length === PER_RUN
      ? [enqueue({ name: "eraseDeletedContacts", shard: ownerId, payload: next }, now)]
      : []),
  ]);
}
