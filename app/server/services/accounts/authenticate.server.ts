import type { Acting } from "~/domain/accounts/acting";
import type { UserActor } from "~/domain/accounts/actor";
import { entitlementOf } from "~/domain/billing/entitlement";
import { LIFETIMES } from "~/domain/limits";
import { findLiveSession, type SessionRow, touchSession } from "~/server/data/sessions.server";
import { findUser, type UserRow } from "~/server/data/users.server";
import { verifyAccessToken } from "~/server/platform/access-token.server";
import type { Platform } from "~/server/platform/platform.server";
import { sessionProof } from "./session-proof.server";

export interface Authenticated {
  actor: UserActor;
  user: UserRow;
  /** The key of the user's cropped image. */
  imageKey: string | null;
}

export type AuthenticationFailure = "invalid" | "disabled";

/**
 * Resolves an access token to its actor. The session's row is read each time, so that a logout, a new password or a
 * disabled account takes effect at once and not when the token expires.
 */
export async function authenticate(
  platform: Platform,
  token: string,
): Promise<Authenticated | AuthenticationFailure> {
  const claims = await verifyAccessToken(platform.config.secrets.session, token, platform.realNow());
  if (!claims) return "invalid";
  const found = await findLiveSession(platform.db, claims.sessionId, claims.userId);
  if (!found) return "invalid";
  const { session, user, entitlement, imageKey } = found;
  if (!user.isEnabled) return "disabled";
  const acting = session.actedBy ? await actingOf(platform, session) : undefined;
  if (acting === null) return "invalid";
  noteSeen(platform, session);
  const plan = entitlementOf(entitlement);
  const actor: UserActor = {
    kind: "user",
    userId: user.id,
    sessionId: claims.sessionId,
    roles: user.roles,
    plan,
    ...(await sessionProof(platform, user, session)),
    ...(acting && { acting }),
  };
  return { actor, user, imageKey };
}

/** @returns null when the hour is over, or the admin's role was removed */
async function actingOf(platform: Platform, session: SessionRow): Promise<Acting | null> {
  const { actedBy, actReason, expiresAt } = session;
  if (!actedBy || !expiresAt || expiresAt <= platform.realNow()) return null;
  const admin = await findUser(platform.db, actedBy);
  if (!admin?.isEnabled || !admin.roles.includes("ROLE_SUPER_ADMIN")) return null;
  return { adminId: actedBy, reason: actReason ?? "", until: expiresAt };
}

/** Updates when a session was last seen, at most every five minutes and after the response. */
function noteSeen(platform: Platform, { id, lastSeenAt }: SessionRow): void {
  const now = platform.realNow();
  const before = new Date(now.getTime() - LIFETIMES.lastSeen * 1000);
  if (!lastSeenAt || lastSeenAt <= before) platform.defer(write(touchSession(platform.db, id, before, now)));
}

async function write(statement: PromiseLike<unknown>): Promise<void> {
  await statement;
}
