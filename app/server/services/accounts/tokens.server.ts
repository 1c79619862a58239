import { storedDevice } from "~/domain/accounts/device";
import { newId } from "~/domain/ids";
import { LIFETIMES, LIMITS } from "~/domain/limits";
import { type Write, writeAll } from "~/server/data/batch.server";
import {
  endOldestSessions,
  insertRefreshToken,
  insertSession,
  type NewSessionRow,
} from "~/server/data/sessions.server";
import type { UserRow } from "~/server/data/users.server";
import { signAccessToken } from "~/server/platform/access-token.server";
import { hmac, sha256 } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";

/** What a sign-in or refresh hands out. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/**
 * A refresh token's secret, computed from its row's ids: the successor of a token is the same for every racing use. It
 * names the session and the row, so that one is known as ours after its row was deleted.
 */
export async function refreshSecret(platform: Platform, sessionId: string, tokenId: string): Promise<string> {
  const mac = await hmac(platform.config.tokenSecret, `refresh:${sessionId}:${tokenId}`);
  return `${sessionId}.${tokenId}.${mac}`;
}

/** @returns the ids of the session and the row that a refresh token was made for; null when we did not make it */
export async function readRefreshSecret(
  platform: Platform,
  secret: string,
): Promise<{ sessionId: string; tokenId: string } | null> {
  const [sessionId = "", tokenId = ""] = secret.split(".");
  const own = await refreshSecret(platform, sessionId, tokenId);
  // Hashes are compared, so that the time it takes says nothing of the secret.
  return (await sha256(own)) === (await sha256(secret)) ? { sessionId, tokenId } : null;
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
  const secret = await refreshSecret(platform, sessionId, id);
  const tokenHash = await sha256(secret);
  return {
    secret,
    insert: insertRefreshToken(platform.db, { id, sessionId, tokenHash, createdAt, expiresAt }),
  };
}

export type SignInMethod = NonNullable<NewSessionRow["method"]>;

/** The row of a session that begins with this request: who begins one has just proved who they are. */
export function sessionRow(
  { client, now }: Platform,
  id: string,
  userId: string,
  method: SignInMethod,
): NewSessionRow {
  const at = now();
  const { country = null, city = null, device } = client;
  const where = { country, city, device: storedDevice(device) };
  return { id, userId, method, ...where, createdAt: at, lastSeenAt: at, confirmedAt: at };
}

/**
 * The writes that start a session: its row and its first refresh token. Beyond the sessions that an account may have
 * the oldest is ended in the same write.
 */
export async function prepareSession(
  platform: Platform,
  user: Pick<UserRow, "id" | "roles">,
  method: SignInMethod,
): Promise<{ writes: Write[]; tokens: TokenPair }> {
  const sessionId = newId("ses");
  const refresh = await prepareRefreshToken(platform, sessionId, newId("rft"));
  const writes = [
    insertSession(platform.db, sessionRow(platform, sessionId, user.id, method)),
    refresh.insert,
    endOldestSessions(platform.db, user.id, LIMITS.sessions, platform.now()),
  ];
  const accessToken = await signFor(platform, user, sessionId);
  return { writes, tokens: { accessToken, refreshToken: refresh.secret } };
}

/** Starts a session and gives its tokens. */
export async function openSession(
  platform: Platform,
  user: Pick<UserRow, "id" | "roles">,
  method: SignInMethod,
): Promise<TokenPair> {
  const { writes, tokens } = await prepareSession(platform, user, method);
  await writeAll(platform.db, writes);
  return tokens;
}
