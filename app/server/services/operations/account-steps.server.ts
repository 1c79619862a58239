import type { UserActor } from "~/domain/accounts/actor";
import { entitlementOf, isPaid } from "~/domain/billing/entitlement";
import { AppError } from "~/domain/errors";
import { newId } from "~/domain/ids";
import type { OperatedAccount } from "~/domain/operations/view";
import { insertAuditWhere } from "~/server/data/audit.server";
import { writeAll } from "~/server/data/batch.server";
import { findDeletedAccount } from "~/server/data/leaving.server";
import { block, isBlockable, isBlocked, unblock } from "~/server/data/operations.server";
import { findEntitlement, findUser, type UserRow } from "~/server/data/users.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { envelopeOf, mailAbout } from "~/server/services/accounts/account-mail.server";
import { cancelOf } from "~/server/services/billing/cancel-billing.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { assertOperatorStep } from "./operator.server";
import { presentAccount } from "./present-account.server";

interface Blocking {
  reason: string;
  /** Also ends a paid plan. */
  endsPlan: boolean;
}

/**
 * Blocks an account with all its content, and ends its sessions; its owner is notified by mail. A blocked one stays as
 * it is, without another mail. Never an admin's.
 * @returns the account afterwards
 * @throws AppError not_found, forbidden (accountNotActable), passkey_required, reauthentication_required, rate_limited
 */
export async function blockAccount(
  platform: Platform,
  actor: UserActor,
  id: string,
  { reason, endsPlan }: Blocking,
): Promise<OperatedAccount> {
  await assertOperatorStep(platform, actor, "block");
  const { db, requestId } = platform;
  const user = await requireUser(platform, id);
  if (user.id === actor.userId || user.roles.includes("ROLE_SUPER_ADMIN"))
    throw new AppError("forbidden", { messageKey: "accountNotBlockable" });
  const now = platform.now();
  const isPlanEnded = endsPlan && isPaid(entitlementOf(await findEntitlement(db, id)), now);
  const detail = { reason, isPlanEnded };
  const params = { name: user.name, reason, at: now.toISOString(), isPlanEnded };
  const mail = { ...envelopeOf(user), kind: "accountBlocked" as const, params };
  const when = isBlockable(id);
  const auditId = newId("aud");
  const entry = { id: auditId, actorId: actor.userId, action: "account.block", thing: id, detail, requestId };
  await writeAll(db, [
    insertAuditWhere(entry, now, when),
    mailAbout(platform, id, auditId, mail, when),
    // Pending purchases are cancelled; a plan that is not ended continues.
    cancelOf(id, { scope: isPlanEnded ? "everything" : "purchases", since: now }, now, when),
    ...block(db, id, isPlanEnded, now),
  ]);
  return changed(platform, actor, id);
}

/** Unblocks an account, in the same way. What the blocking ended is not restored. */
export async function restoreAccount(
  platform: Platform,
  actor: UserActor,
  id: string,
  reason: string,
): Promise<OperatedAccount> {
  await assertOperatorStep(platform, actor, "block");
  const { db, requestId } = platform;
  const user = await requireUser(platform, id);
  const now = platform.now();
  const params = { name: user.name, reason, at: now.toISOString() };
  const mail = { ...envelopeOf(user), kind: "accountRestored" as const, params };
  const when = isBlocked(id);
  const auditId = newId("aud");
  const entry = {
    id: auditId,
    actorId: actor.userId,
    action: "account.restore",
    thing: id,
    detail: { reason },
    requestId,
  };
  await writeAll(db, [
    insertAuditWhere(entry, now, when),
    mailAbout(platform, id, auditId, mail, when),
    unblock(id, now),
  ]);
  return changed(platform, actor, id);
}

/** Passes are updated at once; the site through the change log. */
async function changed(platform: Platform, actor: UserActor, id: string): Promise<OperatedAccount> {
  startJobs(platform, id);
  platform.defer(followChanges(platform));
  return presentAccount(platform, actor.userId, await requireUser(platform, id));
}

async function requireUser({ db }: Platform, id: string): Promise<UserRow> {
  const [user, deleted] = await Promise.all([findUser(db, id), findDeletedAccount(db, id)]);
  if (!user || deleted) throw new AppError("not_found");
  return user;
}
