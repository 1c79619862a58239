import type { UserActor } from "~/domain/accounts/actor";
import { entitlementOf } from "~/domain/billing/entitlement";
import { restorableUntil } from "~/domain/deleted";
import { AppError } from "~/domain/errors";
import { newId } from "~/domain/ids";
import type { OperatedPage } from "~/domain/operations/view";
import { insertAuditWhere } from "~/server/data/audit.server";
import { type Condition, type Write, writeAll } from "~/server/data/batch.server";
import { isSuspendable, isSuspended, liftSuspension, suspend } from "~/server/data/operations.server";
import { findPublicPageById } from "~/server/data/public-page.server";
import { findUser } from "~/server/data/users.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { envelopeOf, mailAbout } from "~/server/services/accounts/account-mail.server";
import { presentOperatedPage } from "./list-account.server";
import { assertOperatorStep } from "./operator.server";

interface Step {
  kind: "pageSuspended" | "pageRestored";
  action: string;
  when: Condition;
  write: Write;
}

/**
 * Takes a page off the site; its owner is notified by mail. A deleted one can no longer be restored. A suspended one
 * stays as it is, without another mail.
 * @returns the page afterwards
 * @throws AppError not_found, passkey_required, reauthentication_required, rate_limited
 */
export async function suspendPage(
  platform: Platform,
  actor: UserActor,
  id: string,
  reason: string,
): Promise<OperatedPage> {
  await assertOperatorStep(platform, actor, "suspend");
  const now = platform.now();
  const write = suspend(platform.db, id, now);
  const when = isSuspendable(id, now);
  const step = { kind: "pageSuspended", action: "page.suspend", when, write } as const;
  return changePage(platform, actor, id, reason, step);
}

/** Restores a suspended page, in the same way. */
export async function restorePage(
  platform: Platform,
  actor: UserActor,
  id: string,
  reason: string,
): Promise<OperatedPage> {
  await assertOperatorStep(platform, actor, "suspend");
  const now = platform.now();
  const write = liftSuspension(platform.db, id, now);
  const when = isSuspended(id, now);
  const step = { kind: "pageRestored", action: "page.restore", when, write } as const;
  return changePage(platform, actor, id, reason, step);
}

async function changePage(
  platform: Platform,
  { userId }: UserActor,
  id: string,
  reason: string,
  { kind, action, when, write }: Step,
): Promise<OperatedPage> {
  const { db, requestId } = platform;
  const page = await requirePage(platform, id);
  const owner = await findUser(db, page.ownerId);
  if (!owner) throw new AppError("not_found");
  const now = platform.now();
  const params = { name: owner.name, title: page.title, slug: page.slug, reason, at: now.toISOString() };
  const mail = { ...envelopeOf(owner), kind, params };
  const auditId = newId("aud");
  const entry = { id: auditId, actorId: userId, action, thing: id, detail: { reason }, requestId };
  // The change is last: the writes before it check whether it will be made.
  await writeAll(db, [
    insertAuditWhere(entry, now, when),
    mailAbout(platform, owner.id, auditId, mail, when),
    write,
  ]);
  startJobs(platform, owner.id);
  const changed = await requirePage(platform, id);
  return presentOperatedPage(platform, changed, changed.plan);
}

async function requirePage({ db, now }: Platform, id: string) {
  const found = await findPublicPageById(db, id);
  if (!found) throw new AppError("not_found");
  const { deletedAt, restorableSince } = found.page;
  const canBePutBack = restorableSince !== null && restorableSince > restorableUntil(now());
  if (deletedAt && !canBePutBack) throw new AppError("not_found");
  return { ...found.page, plan: entitlementOf(found.entitlement) };
}
