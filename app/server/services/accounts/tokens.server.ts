import { storedDevice } from "~/domain/accounts/device";
import { newId } from "~/domain/ids";
import { LIFETIMES, LIMITS } from "~/domain/limits";
import { type Write, writeAll } from "~/server/data/batch.server";
import {
  endOldestSessions,
  insertRefreshToken,
  insertSession,
  type SessionRow,
} from "~/server/data/sessions.server";
import { isStillProof, type SignInProof } from "~/server/data/sign-in-proof.server";
import type { UserRow } from "~/server/data/users.server";
import { signAccessToken } from "~/server/platform/access-token.server";
import { sha256 } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";
import { isMacOf, macOf } from "~/server/platform/secrets.server";

/** The tokens of a sign-in or refresh. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** A signed-in account, by its address. */
export interface SignedIn {
  tokens: TokenPair;
  email: string;
}

/**
 * A refresh token's secret, computed from its row's ids: the successor of a token is the same for every racing use. It
 * names the session and the row, so that it can be recognised after its row was deleted.
 */
export async function refreshSecret(platform: Platform, sessionId: string, tokenId: string): Promise<string> {
  const mac = await macOf(platform, "session", refreshText(sessionId, tokenId));
  return `${sessionId}.${tokenId}.${mac}`;
}

const refreshText = (sessionId: string, tokenId: string) => `refresh:${sessionId}:${tokenId}`;

/** @returns the session and row ids of a refresh token; null when it is not ours */
export async function readRefreshSecret(
  platform: Platform,
  secret: string,
): Promise<{ sessionId: string; tokenId: string } | null> {
  const [, sessionId, tokenId, mac] = /^(\w{1,80})\.(\w{1,80})\.([0-9a-f]{64})$/.exec(secret) ?? [];
  if (!sessionId || !tokenId || !mac) return null;
  const isOurs = await isMacOf(platform, "session", refreshText(sessionId, tokenId), mac);
  return isOurs ? { sessionId, tokenId } : null;
}

export function signFor(
  platform: Platform,
  user: Pick<UserRow, "id" | "roles">,
  sessionId: string,
): Promise<string> {
  const claims = { userId: user.id, sessionId, roles: user.roles };
  return signAccessToken(platform.config.secrets.session[0], claims, platform.realNow());
}

/** @returns the insert of a refresh token, and its secret */
export async function prepareRefreshToken(platform: Platform, sessionId: string, id: string) {
  const createdAt = platform.realNow();
  const expiresAt = new Date(createdAt.getTime() + LIFETIMES.refreshToken * 1000);
  const secret = await refreshSecret(platform, sessionId, id);
  const tokenHash = await sha256(secret);
  return {
    secret,
    insert: insertRefreshToken({ id, sessionId, tokenHash, createdAt, expiresAt }),
  };
}

export type SignInMethod = NonNullable<SessionRow["method"]>;

/** The row of a session that begins with this request; a new session counts as confirmed. */
export function sessionRow(
  { client, realNow }: Platform,
  id: string,
  userId: string,
  method: SignInMethod,
): SessionRow {
  const at = realNow();
  const { country = null, city = null, device } = client;
  const where = { country, city, device: storedDevice(device) };
  const own = { actedBy: null, actReason: null, expiresAt: null, endedAt: null, endReason: null };
  const proved = { confirmedAt: at, passkeyAt: method === "passkey" ? at : null };
  return { id, userId, method, ...where, createdAt: at, lastSeenAt: at, ...proved, ...own };
}

/**
 * The writes that start a session: its row and its first refresh token, if the proof is still valid; otherwise the
 * first one changes no row. Beyond the limit per account the oldest session is ended in the same write.
 */
export async function prepareSession(
  platform: Platform,
  user: Pick<UserRow, "id" | "roles">,
  proof: SignInProof,
): Promise<{ writes: Write[]; tokens: TokenPair }> {
  const sessionId = newId("ses");
  const refresh = await prepareRefreshToken(platform, sessionId, newId("rft"));
  const writes = [
    insertSession(sessionRow(platform, sessionId, user.id, proof.method), isStillProof(user.id, proof)),
    refresh.insert,
    endOldestSessions(platform.db, user.id, LIMITS.sessions, platform.realNow()),
  ];
  const accessToken = await signFor(platform, user, sessionId);
  return { writes, tokens: { accessToken, refreshToken: refresh.secret } };
}

/** Starts a session. @returns its tokens, or null where the proof is no longer valid */
export async function openSession(
  platform: Platform,
  user: Pick<UserRow, "id" | "roles">,
  proof: SignInProof,
): Promise<TokenPair | null> {
  const { writes, tokens } = await prepareSession(platform, user, proof);
  const [opened] = await writeAll(platform.db, writes);
  return opened === 0 ? null : tokens;
}
