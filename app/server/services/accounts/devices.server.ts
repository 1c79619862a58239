import type { UserActor } from "~/domain/accounts/actor";
import { type Device, readDevice } from "~/domain/accounts/device";
import { AppError } from "~/domain/errors";
import { LIFETIMES, LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { endActedBy, endOtherSessions, endOwnSession, listLiveSessions } from "~/server/data/sessions.server";
import type { Platform } from "~/server/platform/platform.server";

/** A session of the account. */
export interface SignedInDevice {
  id: string;
  device: Device | null;
  /** ISO 3166 code, and the city as named by Cloudflare, at sign-in. */
  country?: string;
  city?: string;
  signedInAt: string;
  lastSeenAt: string;
  isThisOne: boolean;
}

/** @returns the sessions of the actor's account: the current one first, then by last use */
export async function listDevices(platform: Platform, actor: UserActor): Promise<SignedInDevice[]> {
  assertCan(actor, "credentials", ownOf(actor, "account"));
  // A session whose refresh token has expired is unusable, even if it was never ended.
  const since = new Date(platform.realNow().getTime() - LIFETIMES.refreshToken * 1000);
  const rows = await listLiveSessions(platform.db, actor.userId, since, LIMITS.sessions);
  const devices = rows.map((row) => ({
    id: row.id,
    device: readDevice(row.device),
    ...(row.country && { country: row.country }),
    ...(row.city && { city: row.city }),
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: (row.lastSeenAt ?? row.createdAt).toISOString(),
    isThisOne: row.id === actor.sessionId,
  }));
  return devices.toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne));
}

/**
 * Ends one session of the actor's account, and their acting sessions as an admin in other accounts.
 * @throws AppError not_found for one that is not theirs or has ended
 */
export async function endDevice(platform: Platform, actor: UserActor, id: string): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  const now = platform.realNow();
  const [ended] = await writeAll(platform.db, [
    endOwnSession(platform.db, actor.userId, id, "ended", now),
    ...endActedBy({ id: actor.userId, roles: actor.roles }, "ended", now),
  ]);
  if (ended === 0) throw new AppError("not_found");
}

/**
 * Ends every session of the actor's account but the current one, and their acting sessions as an admin.
 * @returns how many of the account's
 */
export async function endOtherDevices(platform: Platform, actor: UserActor): Promise<number> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  const now = platform.realNow();
  const [ended = 0] = await writeAll(platform.db, [
    endOtherSessions(platform.db, actor.userId, actor.sessionId, "ended", now),
    ...endActedBy({ id: actor.userId, roles: actor.roles }, "ended", now),
  ]);
  return ended;
}
