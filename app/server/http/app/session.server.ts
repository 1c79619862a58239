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
  /** The key of the user's image. */
  imageKey: string | null;
  /** The account was disabled while it was signed in: the browser is redirected to the login. */
  wasDisabled: boolean;
  /** An admin's acting session is over, and their own session is restored. */
  wasRestored: boolean;
  /** Cookies that the response must set in any case. */
  cookies: string[];
}

/** The two cookies that sign a browser in; only one where its refresh token is unchanged. */
export function sessionCookies({ config }: Platform, { accessToken, refreshToken }: BrowserTokens): string[] {
  const access = cookie(config, ACCESS_COOKIE, accessToken, LIFETIMES.accessToken);
  if (refreshToken === undefined) return [access];
  return [access, cookie(config, REFRESH_COOKIE, refreshToken, LIFETIMES.refreshToken)];
}

const removed = ({ config }: Platform, names: string[]) => names.map((name) => cookie(config, name, "", 0));

/** Removes the cookies that hold an admin's own session: a new sign-in replaces both sessions. */
export const noWaitingCookies = (platform: Platform): string[] =>
  removed(platform, [ADMIN_ACCESS_COOKIE, ADMIN_REFRESH_COOKIE]);

/** The cookies that sign the browser out, including an admin's waiting session. */
export function noSessionCookies(platform: Platform): string[] {
  return removed(platform, [ACCESS_COOKIE, REFRESH_COOKIE, ADMIN_ACCESS_COOKIE, ADMIN_REFRESH_COOKIE]);
}

/**
 * The cookies of a browser in which an admin begins to act in an account: their own session waits beside it.
 * @param token of the acting session, which has no refresh token
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
 * Reads the session from the cookies, once per request and before any loader: a missing or expired access token is
 * refreshed here, so that parallel loaders never refresh against each other.
 */
export async function readBrowserSession(platform: Platform, request: Request): Promise<BrowserSession> {
  const access = readCookie(request, ACCESS_COOKIE);
  const refresh = readCookie(request, REFRESH_COOKIE);
  const found = access ? await authenticate(platform, access) : "invalid";
  if (typeof found === "object") return signedIn(found, []);
  // An acting session has no refresh token of its own; if there is one, another sign-in followed.
  const waiting = refresh ? null : readCookie(request, ADMIN_REFRESH_COOKIE);
  if (waiting) return restoreAdmin(platform, waiting);
  if (found === "disabled") return signedOut(platform, true);
  if (!refresh) return access ? signedOut(platform, false) : anonymous([]);
  try {
    const tokens = await refreshBrowserSession(platform, refresh);
    const renewed = await authenticate(platform, tokens.accessToken);
    if (typeof renewed === "object") return signedIn(renewed, sessionCookies(platform, tokens));
  } catch (error) {
    // Only a refused token signs out: an unavailable database must not end any session.
    if (!(error instanceof AppError)) throw error;
  }
  return signedOut(platform, false);
}

/** Restores an admin's own session, however the acting session ended. */
export async function restoreAdmin(platform: Platform, refresh: string): Promise<BrowserSession> {
  try {
    const tokens = await refreshBrowserSession(platform, refresh);
    const own = await authenticate(platform, tokens.accessToken);
    if (typeof own === "object") {
      const { config } = platform;
      const cookies = [
        ...noWaitingCookies(platform),
        // If not rotated it is set again unchanged.
        ...(tokens.refreshToken ? [] : [cookie(config, REFRESH_COOKIE, refresh, LIFETIMES.refreshToken)]),
      ];
      return { ...signedIn(own, [...cookies, ...sessionCookies(platform, tokens)]), wasRestored: true };
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  return signedOut(platform, false);
}

const signedIn = ({ actor, user, imageKey }: Authenticated, cookies: string[]): BrowserSession => ({
  actor,
  user,
  imageKey,
  wasDisabled: false,
  wasRestored: false,
  cookies,
});

const anonymous = (cookies: string[], wasDisabled = false): BrowserSession => ({
  actor: ANONYMOUS,
  user: null,
  imageKey: null,
  wasDisabled,
  wasRestored: false,
  cookies,
});

const signedOut = (platform: Platform, wasDisabled: boolean) =>
  anonymous(noSessionCookies(platform), wasDisabled);
