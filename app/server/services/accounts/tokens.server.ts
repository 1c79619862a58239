import { newId } from "~/domain/ids";
import { LIFETIMES, LIMITS } from "~/domain/limits";
import { writeAll } from "~/server/data/batch.server";
import { endOldestSessions, insertRefreshToken, insertSession } from "~/server/data/sessions.server";
import type { UserRow } from "~/server/data/users.server";
import { signAccessToken } from "~/server/platform/access-token.server";
import { hmac, sha256 } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";

/** What a sign-in or refresh hands out. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** A refresh token's secret, computed from its row's id: the successor of a token is the same for every racing use. */
export function refreshSecret(platform: Platform, tokenId: string): Promise<string> {
  return hmac(platform.config.tokenSecret, `refresh:${tokenId}`);
}

export function signFor(
  platform: Platform,
  user: Pick<UserRow, "id" | "roles">,
  sessionId: string,
): Promise<string> {
  const claims = { userId: user.id, sessionId, roles: user.roles };
  return signAccessToken(platform.config.tokenSecret, claims, platform.now());
}

/** @returns the insert of a refresh token, and its secret */
export async function prepareRefreshToken(platform: Platform, sessionId: string, id: string) {
  const createdAt = platform.now();
  const expiresAt = new Date(createdAt.getTime() + LIFETIMES.refreshToken * 1000);
  const secret = await refreshSecret(platform, id);
  const tokenHash = await sha256(secret);
  return {
    secret,
    insert: insertRefreshToken(platform.db, { id, sessionId, tokenHash, createdAt, expiresAt }),
  };
}

/**
 * Starts a session: its row, its first refresh token, and an access token. Beyond the sessions that an account may have
 * the oldest is ended in the same write.
 */
export async function openSession(
  platform: Platform,
  user: Pick<UserRow, "id" | "roles">,
): Promise<TokenPair> {
  const sessionId = newId("ses");
  const refresh = await prepareRefreshToken(platform, sessionId, newId("rft"));
  const now = platform.now();
  await writeAll(platform.db, [
    insertSession(platform.db, { id: sessionId, userId: user.id, createdAt: now }),
    refresh.insert,
    endOldestSessions(platform.db, user.id, LIMITS.sessions, now),
  ]);
  return { accessToken: await signFor(platform, user, sessionId), refreshToken: refresh.secret };
}
