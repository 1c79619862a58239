import type { UserActor } from "~/domain/accounts/actor";
import { type Device, readDevice } from "~/domain/accounts/device";
import { AppError } from "~/domain/errors";
import { LIFETIMES, LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { endOtherSessions, endOwnSession, listLiveSessions } from "~/server/data/sessions.server";
import type { Platform } from "~/server/platform/platform.server";

/** A place where somebody is signed in. */
export interface SignedInDevice {
  id: string;
  device: Device | null;
  /** ISO 3166 code, and the city as Cloudflare names it, at sign-in. */
  country?: string;
  city?: string;
  signedInAt: string;
  lastSeenAt: string;
  isThisOne: boolean;
}

/** @returns where the actor's account is signed in: this one first, then by when it was seen last */
export async function listDevices(platform: Platform, actor: UserActor): Promise<SignedInDevice[]> {
  assertCan(actor, "view", ownOf(actor, "account"));
  // A session whose refresh token has expired cannot be used any more, though nobody ended it.
  const since = new Date(platform.now().getTime() - LIFETIMES.refreshToken * 1000);
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

/** Ends one session of the actor's account. @throws AppError not_found for one that is not theirs or has ended */
export async function endDevice(platform: Platform, actor: UserActor, id: string): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  const hasEnded = await endOwnSession(platform.db, actor.userId, id, "ended", platform.now());
  if (!hasEnded) throw new AppError("not_found");
}

/** Ends every session of the actor's account but the one that asks. @returns how many */
export async function endOtherDevices(platform: Platform, actor: UserActor): Promise<number> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  return endOtherSessions(platform.db, actor.userId, actor.sessionId, "ended", platform.now());
}
