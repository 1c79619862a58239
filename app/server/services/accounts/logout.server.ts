import type { UserActor } from "~/domain/accounts/actor";
import { endSession, findRefreshToken } from "~/server/data/sessions.server";
import { sha256 } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";

/** Ends the session of the caller, known by its access token, its refresh token or both. Ending twice is once. */
export async function logout(
  platform: Platform,
  session: { actor?: UserActor; refreshToken?: string },
): Promise<void> {
  const { db } = platform;
  const token = session.refreshToken
    ? await findRefreshToken(db, await sha256(session.refreshToken))
    : undefined;
  const ids = new Set([session.actor?.sessionId, token?.sessionId].filter((id) => id !== undefined));
  for (const id of ids) await endSession(db, id, "logout", platform.now());
}
