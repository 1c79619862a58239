import { AppError } from "~/domain/errors";
import { LIFETIMES } from "~/domain/limits";
import { writeAll } from "~/server/data/batch.server";
import {
  deleteUsedRefreshTokens,
  findRefreshToken,
  findSession,
  hasUnusedRefreshToken,
  isRefreshToken,
  type RefreshTokenRow,
  spendRefreshToken,
} from "~/server/data/sessions.server";
import { findUser, type UserRow } from "~/server/data/users.server";
import { sha256 } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";
import { macOf } from "~/server/platform/secrets.server";
import { endReusedSession } from "./end-reused-session.server";
import { prepareRefreshToken, readRefreshSecret, signFor, type TokenPair } from "./tokens.server";

const refused = () => new AppError("unauthorized", { messageKey: "tokenInvalid" });

/**
 * Rotates a refresh token. Of parallel uses one wins, the others get the same successor; a later use means that two
 * parties hold the token, so the session ends and its owner is notified by mail.
 * @throws AppError unauthorized
 */
export async function refreshSession(platform: Platform, secret: string): Promise<TokenPair> {
  const now = platform.realNow();
  const tokenHash = await sha256(secret);
  const token =
    (await spendRefreshToken(platform.db, tokenHash, now)) ??
    (await usedToken(platform, secret, tokenHash, now));
  const user = await userOfSession(platform, token.sessionId);
  const successorId = `rft_${await macOf(platform, "session", `successor:${token.id}`)}`;
  const successor = await prepareRefreshToken(platform, token.sessionId, successorId);
  const longUsed = new Date(now.getTime() - LIFETIMES.usedRefreshToken * 1000);
  await writeAll(platform.db, [
    successor.insert,
    deleteUsedRefreshTokens(platform.db, token.sessionId, longUsed),
  ]);
  return { accessToken: await signFor(platform, user, token.sessionId), refreshToken: successor.secret };
}

/**
 * @returns the user of a live session
 * @throws AppError unauthorized for one that has ended and for a disabled account
 */
export async function userOfSession(platform: Platform, sessionId: string): Promise<UserRow> {
  const session = await findSession(platform.db, sessionId);
  if (!session || session.endedAt) throw refused();
  const user = await findUser(platform.db, session.userId);
  if (!user?.isEnabled) throw refused();
  return user;
}

/** @returns a token that was used a moment ago; one used earlier ends its session, even if its row was deleted */
async function usedToken(
  platform: Platform,
  secret: string,
  tokenHash: string,
  now: Date,
): Promise<RefreshTokenRow> {
  const token = await findRefreshToken(platform.db, tokenHash);
  if (!token) {
    const made = await readRefreshSecret(platform, secret);
    if (made && (await wasUsed(platform, made, now))) await endReusedSession(platform, made.sessionId, now);
    throw refused();
  }
  if (!token.usedAt || token.expiresAt <= now) throw refused();
  if (now.getTime() - token.usedAt.getTime() <= LIFETIMES.refreshGrace * 1000) return token;
  await endReusedSession(platform, token.sessionId, now);
  throw refused();
}

/**
 * Whether a token without its hash in the rows was used and then deleted. An unused one may have expired and been
 * deleted, but then nothing is left that refreshes its session; and if its row exists under another hash, it is the
 * twin of a token that an older version made at the same moment.
 */
async function wasUsed(
  { db }: Platform,
  { sessionId, tokenId }: { sessionId: string; tokenId: string },
  now: Date,
): Promise<boolean> {
  return !(await isRefreshToken(db, tokenId)) && hasUnusedRefreshToken(db, sessionId, now);
}
