import { type Actor, ANONYMOUS } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { LIFETIMES } from "~/domain/limits";
import type { UserRow } from "~/server/data/users.server";
import {
  ACCESS_COOKIE,
  ADMIN_ACCESS_COOKIE,
  ADMIN_REFRESH_COOKIE,
  cookie,
  REFRESH_COOKIE,
  readCookie,
} from "~/server/http/cookies.server";
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
  /** An admin's time in somebody's account is over, and their own session is back. */
  wasRestored: boolean;
  /** Cookies that the response must set, whatever else it says. */
  cookies: string[];
}

/** The two cookies that sign a browser in; one where its refresh token stays as it is. */
export function sessionCookies({ config }: Platform, { accessToken, refreshToken }: BrowserTokens): string[] {
  const access = cookie(config, ACCESS_COOKIE, accessToken, LIFETIMES.accessToken);
  if (refreshToken === undefined) return [access];
  return [access, cookie(config, REFRESH_COOKIE, refreshToken, LIFETIMES.refreshToken)];
}

const removed = ({ config }: Platform, names: string[]) => names.map((name) => cookie(config, name, "", 0));

/** Without the cookies in which an admin's own session waits: who signs in takes the place of both. */
export const noWaitingCookies = (platform: Platform): string[] =>
  removed(platform, [ADMIN_ACCESS_COOKIE, ADMIN_REFRESH_COOKIE]);

/** The cookies that sign it out, with what waits for an admin. */
export function noSessionCookies(platform: Platform): string[] {
  return removed(platform, [ACCESS_COOKIE, REFRESH_COOKIE, ADMIN_ACCESS_COOKIE, ADMIN_REFRESH_COOKIE]);
}

/**
 * The cookies of a browser in which an admin begins to act in somebody's account: their own session waits beside it.
 * @param token of the acting session, which has no other
 */
export function actingCookies(platform: Platform, request: Request, token: string): string[] {
  const { config } = platform;
  return [
    cookie(config, ADMIN_ACCESS_COOKIE, readCookie(request, ACCESS_COOKIE) ?? "", LIFETIMES.accessToken),
    cookie(config, ADMIN_REFRESH_COOKIE, readCookie(request, REFRESH_COOKIE) ?? "", LIFETIMES.refreshToken),
    cookie(config, ACCESS_COOKIE, token, LIFETIMES.acting),
    cookie(config, REFRESH_COOKIE, "", 0),
  ];
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
  // A browser in which an admin acts has no refresh token of its own; where there is one, somebody signed in since.
  const waiting = refresh ? null : readCookie(request, ADMIN_REFRESH_COOKIE);
  if (waiting) return restoreAdmin(platform, waiting);
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

/** Gives an admin their own session back, whatever ended the one that they acted in. */
export async function restoreAdmin(platform: Platform, refresh: string): Promise<BrowserSession> {
  try {
    const tokens = await refreshBrowserSession(platform, refresh);
    const own = await authenticate(platform, tokens.accessToken);
    if (typeof own === "object") {
      const { config } = platform;
      const cookies = [
        ...noWaitingCookies(platform),
        // Where it was not rotated it goes on as it is.
        ...(tokens.refreshToken ? [] : [cookie(config, REFRESH_COOKIE, refresh, LIFETIMES.refreshToken)]),
      ];
      return { ...signedIn(own, [...cookies, ...sessionCookies(platform, tokens)]), wasRestored: true };
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  return signedOut(platform, false);
}

const signedIn = ({ actor, user, picture }: Authenticated, cookies: string[]): BrowserSession => ({
  actor,
  user,
  picture,
  wasDisabled: false,
  wasRestored: false,
  cookies,
});

const anonymous = (cookies: string[], wasDisabled = false): BrowserSession => ({
  actor: ANONYMOUS,
  user: null,
  picture: null,
  wasDisabled,
  wasRestored: false,
  cookies,
});

const signedOut = (platform: Platform, wasDisabled: boolean) =>
  anonymous(noSessionCookies(platform), wasDisabled);
