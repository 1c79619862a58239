import { findUnusedRefreshToken } from "~/server/data/sessions.server";
import { sha256 } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit, isAllowed } from "~/server/platform/rate-limits.server";
import { refreshSession, userOfSession } from "./refresh-session.server";
import { signFor, type TokenPair } from "./tokens.server";

/** A new access token, and a new refresh token unless the old one stays. */
export type BrowserTokens = Pick<TokenPair, "accessToken"> & Partial<TokenPair>;

/**
 * Signs a browser in by its refresh token, as {@link refreshSession} does. Each rotation writes rows and any page view
 * can trigger one, so they are counted by session; beyond the limit the token stays as it is and still signs in. Not by
 * address: the client chooses that, and a stolen token that is never rotated is never detected.
 * @returns no refresh token where the browser keeps its current one
 * @throws AppError unauthorized
 */
export async function refreshBrowserSession(platform: Platform, secret: string): Promise<BrowserTokens> {
  const token = await findUnusedRefreshToken(platform.db, await sha256(secret), platform.realNow());
  if (!token || (await isAllowed(consumeLimit(platform, "refreshSession", token.sessionId))))
    return refreshSession(platform, secret);
  const user = await userOfSession(platform, token.sessionId);
  return { accessToken: await signFor(platform, user, token.sessionId) };
}
