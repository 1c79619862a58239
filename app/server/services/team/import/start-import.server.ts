import type { UserActor } from "~/domain/accounts/actor";
import { cardLimit } from "~/domain/billing/entitlement";
import { DAY_MS, MINUTE_MS } from "~/domain/durations";
import { AppError } from "~/domain/errors";
import { newId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { hasName } from "~/domain/team/import/fields";
import type { RowContent, RowReason } from "~/domain/team/import/row";
import type { MemberImportInput, MemberImportRow, MemberImportView } from "~/domain/team/import/view";
import { writeAll } from "~/server/data/batch.server";
import {
  type CountedImport,
  endMemberImport,
  insertMemberImport,
  isReopenable,
  isRunning,
  listImportRows,
  listMemberImports,
  reopenMemberImport,
  stopInvitations,
} from "~/server/data/member-imports.server";
import { enqueue } from "~/server/data/outbox.server";
import { sha256 } from "~/server/platform/digest.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { releaseKey, reserveKey, saveResponse } from "~/server/services/idempotency.server";
import { requireInviter } from "../invite.server";
import { readChecked } from "./check-import.server";

/** The queue that creates an owner's cards: long work does not delay mail. */
export const memberImportShard = (ownerId: string) => `members:${ownerId}`;

/**
 * Has a card created from each valid row, and its person invited if requested. The rows are stored as in the file, with
 * the outcome of each.
 * @throws AppError payment_required, rate_limited, forbidden (emailUnverified) where people are to be invited, conflict
 *   (memberImportRunning), invalid (memberImportEmpty, memberImportTooMany, memberImportName)
 */
export async function startMemberImport(
  platform: Platform,
  actor: UserActor,
  { permission, invites, ...input }: MemberImportInput,
): Promise<MemberImportView> {
  assertCan(actor, "create", ownOf(actor, "member"));
  if (invites) await requireInviter(platform, actor);
  const { rows, taken } = await readChecked(platform, actor, input);
  if (!hasName(taken)) throw new AppError("invalid", { messageKey: "memberImportName" });
  const now = platform.now();
  const id = newId("mim", now.getTime());
  const kept = rows.map(({ place, content, problems: [reason = null] }) => ({ place, content, reason }));
  const record = { id, ownerId: actor.userId, permission, invites, total: rows.length, createdAt: now };
  const shard = memberImportShard(actor.userId);
  const removeAt = new Date(now.getTime() + LIMITS.memberImportDays * DAY_MS);
  const when = { when: isRunning(id) };
  const [begun = 0] = await writeAll(platform.db, [
    ...insertMemberImport(record, kept),
    enqueue(
      { name: "importMembers", shard, payload: { importId: id, slot: now.toISOString(), after: 0 } },
      now,
      when,
    ),
    enqueue({ name: "removeMemberImport", shard, payload: { importId: id }, runAt: removeAt }, now, when),
  ]);
  if (begun === 0) throw new AppError("conflict", { messageKey: "memberImportRunning" });
  startJobs(platform, shard);
  return getMemberImport(platform, actor, id);
}

/** How long a screen's upload of the same file does not start a new import. */
const SAME_FILE_MS = 5 * MINUTE_MS;

/**
 * The same from a screen: a repeated upload, after a lost response or a double click, returns the import begun some
 * minutes ago. With other seats, which allow more cards, it begins a new one.
 * @throws as {@link startMemberImport}
 */
export async function startMemberImportOnce(
  platform: Platform,
  actor: UserActor,
  input: MemberImportInput,
): Promise<MemberImportView> {
  const body = JSON.stringify([input, cardLimit(actor.plan, platform.now())]);
  const call = { caller: actor.userId, method: "POST", path: "/dashboard-team/imports", body };
  const begun = await reserveKey(platform, { ...call, key: await sha256(body) });
  if (!begun.isFirst) return getMemberImport(platform, actor, begun.response.body as string);
  try {
    const started = await startMemberImport(platform, actor, input);
    const until = new Date(platform.now().getTime() + SAME_FILE_MS);
    await saveResponse(platform, begun.keyId, { status: 201, body: started.id }, until);
    return started;
  } catch (error) {
    await releaseKey(platform, begun.keyId);
    throw error;
  }
}

/** @throws AppError not_found */
export async function getMemberImport(
  platform: Platform,
  actor: UserActor,
  id: string,
): Promise<MemberImportView> {
  return present(await requireImport(platform, actor, id));
}

/** An import with the outcome of each row, in file order. @throws AppError not_found */
export async function getMemberImportResult(
  platform: Platform,
  actor: UserActor,
  id: string,
): Promise<MemberImportView & { rows: MemberImportRow[] }> {
  const found = await requireImport(platform, actor, id);
  const rows = await listImportRows(platform.db, id);
  return {
    ...present(found),
    rows: rows.map(({ row: { content, state, reason }, hash }) => {
      const { line, name, email, leftOut } = content as RowContent;
      return {
        ...{ line, name, state },
        ...(leftOut && { leftOut }),
        ...(email && { email }),
        ...(reason && { reason: reason as RowReason }),
        ...(hash && { card: hash }),
      };
    }),
  };
}

/** The actor's latest imports, newest first. */
export async function listOwnMemberImports(
  platform: Platform,
  actor: UserActor,
): Promise<MemberImportView[]> {
  assertCan(actor, "create", ownOf(actor, "member"));
  const found = await listMemberImports(platform.db, actor.userId, LIMITS.memberImportsShown);
  return found.map(present);
}

/**
 * Invites the people of an import who could not be invited when their cards were made, as far as today's limits allow.
 * Idempotent.
 * @throws AppError not_found, payment_required, forbidden (emailUnverified), rate_limited
 */
export async function inviteRest(
  platform: Platform,
  actor: UserActor,
  id: string,
): Promise<MemberImportView> {
  await requireImport(platform, actor, id);
  await requireInviter(platform, actor);
  await consumeLimit(platform, "memberImport", actor.userId);
  const now = platform.now();
  const shard = memberImportShard(actor.userId);
  const payload = { importId: id, slot: now.toISOString(), after: 0 };
  await writeAll(platform.db, [
    // Before the import is reopened, so that of parallel calls only one has a job.
    enqueue({ name: "importMembers", shard, payload }, now, { when: isReopenable(id, "all") }),
    ...reopenMemberImport(id, "all"),
  ]);
  startJobs(platform, shard);
  return getMemberImport(platform, actor, id);
}

/**
 * Stops the automatic invitations of an import; the rest can be invited by {@link inviteRest}.
 * @throws AppError not_found, rate_limited
 */
export async function stopInviting(
  platform: Platform,
  actor: UserActor,
  id: string,
): Promise<MemberImportView> {
  await requireImport(platform, actor, id);
  await consumeLimit(platform, "save", actor.userId);
  await writeAll(platform.db, [stopInvitations(id), endMemberImport(id, platform.now())]);
  return getMemberImport(platform, actor, id);
}

async function requireImport(platform: Platform, actor: UserActor, id: string): Promise<CountedImport> {
  assertCan(actor, "create", ownOf(actor, "member"));
  const [found] = await listMemberImports(platform.db, actor.userId, 1, id);
  if (!found) throw new AppError("not_found");
  return found;
}

function present({ record, resumesAt, later, ...counts }: CountedImport): MemberImportView {
  const { id, state, invites, total, createdAt } = record;
  return {
    ...{ id, state, invites, createdAt: createdAt.toISOString(), total, ...counts },
    ...(later > 0 &&
      resumesAt !== null && { later: { at: new Date(resumesAt).toISOString(), people: later } }),
  };
}
