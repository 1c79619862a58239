import type { ActAsInput } from "~/domain/accounts/acting";
import { isSuperAdmin, type UserActor } from "~/domain/accounts/actor";
import { AppError, invalidField } from "~/domain/errors";
import { newId } from "~/domain/ids";
import { LIFETIMES } from "~/domain/limits";
import { can } from "~/domain/permissions";
import { ACTS, insertAuditWhere } from "~/server/data/audit.server";
import { writeAll } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import { hasNotEnded, insertSession, isSession } from "~/server/data/sessions.server";
import { findUser, findUserByEmail, type UserRow } from "~/server/data/users.server";
import { signAccessToken } from "~/server/platform/access-token.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { notifyBesideMail } from "~/server/services/notifications/notify-beside-mail.server";
import { envelopeOf } from "./account-mail.server";
import { confirmByPassword } from "./confirm.server";
import { sessionRow } from "./tokens.server";

/** @throws AppError forbidden (notAdmin), before any of the input is read */
export function assertAdmin(actor: UserActor): void {
  if (!isSuperAdmin(actor) || actor.acting) throw new AppError("forbidden", { messageKey: "notAdmin" });
}

/**
 * An admin's role works in production only in a session that a passkey opened, or confirmed within ten minutes.
 * @throws AppError passkey_required
 */
export function assertAdminProved(platform: Platform, actor: UserActor): void {
  if (!isAdminProved(platform, actor)) throw new AppError("passkey_required");
}

export const isAdminProved = ({ config }: Platform, { isProvedByPasskey }: UserActor): boolean =>
  config.isDevelopment || isProvedByPasskey;

/**
 * Lets an admin act in an account for an hour: a session of its own without a refresh token, which is read at each
 * request. Never nested, never another admin's account, never a disabled one. It is recorded in the audit log, and the
 * user is notified afterwards.
 * @param input its password counts in development alone
 * @throws AppError forbidden (notAdmin, accountNotActable), passkey_required, invalid (`email`, `password`), rate_limited
 */
export async function actAs(
  platform: Platform,
  actor: UserActor,
  { email, reason, password }: ActAsInput,
): Promise<{ token: string; expiresAt: Date }> {
  assertAdmin(actor);
  await consumeLimit(platform, "acting", actor.userId);
  assertAdminProved(platform, actor);
  if (platform.config.isDevelopment) await confirmByPassword(platform, actor, { password });
  const [admin, user] = await Promise.all([
    findUser(platform.db, actor.userId),
    findUserByEmail(platform.db, email),
  ]);
  if (!user) throw invalidField("email", "accountUnknown");
  const isActable = user.isEnabled && !user.roles.includes("ROLE_SUPER_ADMIN");
  if (!admin || !isActable || !can(actor, "impersonate", { noun: "account", ownerId: user.id }))
    throw new AppError("forbidden", { messageKey: "accountNotActable" });
  const session = actingSession(platform, admin, user, reason);
  const isMade = isSession(session.id);
  const [made] = await writeAll(platform.db, [
    // The admin's own session may have ended while their password was hashed.
    insertSession(session, hasNotEnded(actor.sessionId)),
    insertAuditWhere(
      {
        actorId: admin.id,
        action: "account.act",
        thing: user.id,
        detail: { admin: admin.name, user: user.name, reason, sessionId: session.id },
        requestId: platform.requestId,
      },
      platform.realNow(),
      isMade,
    ),
    insertAuditWhere(
      { actorId: admin.id, action: ACTS, thing: admin.id, requestId: platform.requestId },
      platform.realNow(),
      isMade,
    ),
    ...told(platform, user, session),
  ]);
  if (made === 0) throw new AppError("unauthorized");
  startJobs(platform, user.id);
  const claims = { userId: user.id, sessionId: session.id, roles: user.roles };
  const token = await signAccessToken(
    platform.config.secrets.session[0],
    claims,
    platform.realNow(),
    LIFETIMES.acting,
  );
  return { token, expiresAt: session.expiresAt };
}

function actingSession(platform: Platform, admin: UserRow, user: UserRow, reason: string) {
  const expiresAt = new Date(platform.realNow().getTime() + LIFETIMES.acting * 1000);
  return {
    ...sessionRow(platform, newId("ses"), user.id, "acting"),
    // The admin's own proof must not confirm a session of this account.
    confirmedAt: null,
    actedBy: admin.id,
    actReason: reason,
    expiresAt,
  };
}

/**
 * The mail to the user, sent when the hour is over, or when the admin leaves earlier (logout.server.ts); a deployment
 * may turn it off.
 */
function told(platform: Platform, user: UserRow, { id, actReason }: ReturnType<typeof actingSession>) {
  if (!platform.config.tellsOfActing) return [];
  const now = platform.realNow();
  const mail = {
    ...envelopeOf(user),
    kind: "actedFor" as const,
    params: { name: user.name, at: now.toISOString(), reason: actReason },
  };
  const runAt = new Date(platform.now().getTime() + LIFETIMES.acting * 1000);
  const job = { name: "sendMail" as const, shard: user.id, payload: { mailId: id, mail }, runAt };
  return [
    enqueue(job, now, { when: isSession(id) }),
    ...notifyBesideMail(platform, { userId: user.id, mailId: id, mail, when: isSession(id) }),
  ];
}
