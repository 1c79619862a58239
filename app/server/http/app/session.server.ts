import { type Actor, ANONYMOUS } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { LIFETIMES } from "~/domain/limits";
import type { UserRow } from "~/server/data/users.server";
import { ACCESS_COOKIE, cookie, REFRESH_COOKIE, readCookie } from "~/server/http/cookies.server";
import type { Platform } from "~/server/platform/platform.server";
import { type Authenticated, authenticate } from "~/server/services/accounts/authenticate.server";
import {
  type BrowserTokens,
  refreshBrowserSession,
} from "~/server/services/accounts/refresh-browser-session.server";

export interface BrowserSession {
  actor: Actor;
  user: UserRow | null;
  /** The key of the user's picture. */
  picture: string | null;
  /** The account was disabled while it was signed in: the browser is sent to the login. */
  wasDisabled: boolean;
  /** Cookies that the response must set, whatever else it says. */
  cookies: string[];
}

/** The two cookies that sign a browser in; one where its refresh token stays as it is. */
export function sessionCookies({ config }: Platform, { accessToken, refreshToken }: BrowserTokens): string[] {
  const access = cookie(config, ACCESS_COOKIE, accessToken, LIFETIMES.accessToken);
  if (refreshToken === undefined) return [access];
  return [access, cookie(config, REFRESH_COOKIE, refreshToken, LIFETIMES.refreshToken)];
}

/** The two cookies that sign it out. */
export function noSessionCookies(platform: Platform): string[] {
  return [ACCESS_COOKIE, REFRESH_COOKIE].map((name) => cookie(platform.config, name, "", 0));
}

/**
 * Reads who asks from the cookies, once a request and before any loader: an access token that is gone or over is
 * refreshed here, so that loaders running side by side never refresh against each other.
 */
export async function readBrowserSession(platform: Platform, request: Request): Promise<BrowserSession> {
  const access = readCookie(request, ACCESS_COOKIE);
  const refresh = readCookie(request, REFRESH_COOKIE);
  const found = access ? await authenticate(platform, access) : "invalid";
  if (typeof found === "object") return signedIn(found, []);
  if (found === "disabled") return signedOut(platform, true);
  if (!refresh) return access ? signedOut(platform, false) : anonymous([]);
  try {
    const tokens = await refreshBrowserSession(platform, refresh);
    const renewed = await authenticate(platform, tokens.accessToken);
    if (typeof renewed === "object") return signedIn(renewed, sessionCookies(platform, tokens));
  } catch (error) {
    // Only a refused token signs out: a database that does not answer must not cost anybody their session.
    if (!(error instanceof AppError)) throw error;
  }
  return signedOut(platform, false);
}

const signedIn = ({ actor, user, picture }: Authenticated, cookies: string[]): BrowserSession => ({
  actor,
  user,
  picture,
  wasDisabled: false,
  cookies,
});

const anonymous = (cookies: string[], wasDisabled = false): BrowserSession => ({
  actor: ANONYMOUS,
  user: null,
  picture: null,
  wasDisabled,
  cookies,
});

const signedOut = (platform: Platform, wasDisabled: boolean) =>
  anonymous(noSessionCookies(platform), wasDisabled);
