import { type Cookie, createCookie } from "@remix-run/cloudflare";
import { rememberedPath, rememberedRouteOf, rememberedRouteSchema } from "~/domain/accounts/redirect";
import { LIFETIMES } from "~/domain/limits";
import { cookieDomain, REDIRECT_COOKIE } from "~/server/http/cookies.server";
import type { Platform } from "~/server/platform/platform.server";

/** Signed, so that only what we wrote is read: names of known routes, which lead nowhere else. */
function redirectCookie({ config }: Platform): Cookie {
  return createCookie(REDIRECT_COOKIE, {
    path: "/",
    domain: cookieDomain(config),
    maxAge: LIFETIMES.redirectCookie,
    httpOnly: true,
    secure: true,
    sameSite: "lax",
    secrets: [`redirect:${config.tokenSecret}`],
  });
}

/** @returns the cookie that holds where somebody wanted to go before the login, or null for nowhere special */
export async function rememberRoute(platform: Platform, path: string): Promise<string | null> {
  const route = rememberedRouteOf(path);
  return route ? redirectCookie(platform).serialize(route) : null;
}

/** @returns the path that the cookie holds, for after signing in; the dashboard by default */
export async function rememberedDestination(platform: Platform, request: Request): Promise<string> {
  // Remix throws on a signature that is no base64.
  const stored = await redirectCookie(platform)
    .parse(request.headers.get("Cookie"))
    .catch(() => null);
  const route = rememberedRouteSchema.safeParse(stored);
  return (route.success && rememberedPath(route.data)) || "/dashboard";
}

/** @returns the cookie that removes it */
export function forgetRoute(platform: Platform): Promise<string> {
  return redirectCookie(platform).serialize("", { maxAge: 0 });
}
