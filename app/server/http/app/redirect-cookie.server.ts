import { type Cookie, createCookie } from "@remix-run/cloudflare";
import {
  pathOfStoredRoute,
  type StoredRoute,
  storedRouteOf,
  storedRouteSchema,
} from "~/domain/accounts/redirect";
import { LIFETIMES } from "~/domain/limits";
import { cookieDomain, REDIRECT_COOKIE } from "~/server/http/cookies.server";
import type { Platform } from "~/server/platform/platform.server";

/** Signed, so that only our own values are read: names of known routes, which cannot redirect elsewhere. */
function redirectCookie({ config }: Platform): Cookie {
  return createCookie(REDIRECT_COOKIE, {
    path: "/",
    domain: cookieDomain(config),
    maxAge: LIFETIMES.redirectCookie,
    httpOnly: true,
    secure: true,
    sameSite: "lax",
    secrets: config.secrets.session.map((secret) => `redirect:${secret}`),
  });
}

/** @returns the cookie with the route requested before the login, or null without one */
export async function storeRoute(platform: Platform, path: string, search?: string): Promise<string | null> {
  const route = storedRouteOf(path, search);
  return route ? redirectCookie(platform).serialize(route) : null;
}

/** @returns the route that the cookie holds, or null */
export async function readStoredRoute(platform: Platform, request: Request): Promise<StoredRoute | null> {
  // Remix throws on a signature that is not base64.
  const stored = await redirectCookie(platform)
    .parse(request.headers.get("Cookie"))
    .catch(() => null);
  const route = storedRouteSchema.safeParse(stored);
  return route.success ? route.data : null;
}

/** @returns the path of a route, for after signing in; the dashboard by default */
export const destinationOf = (route: StoredRoute | null): string =>
  (route && pathOfStoredRoute(route)) || "/dashboard";

/** @returns the cookie that removes it */
export function clearRoute(platform: Platform): Promise<string> {
  return redirectCookie(platform).serialize("", { maxAge: 0 });
}
