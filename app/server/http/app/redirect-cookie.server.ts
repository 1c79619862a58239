import { rememberedPath, rememberedRouteOf, rememberedRouteSchema } from "~/domain/accounts/redirect";
import { LIFETIMES } from "~/domain/limits";
import { cookie, REDIRECT_COOKIE, readCookie } from "~/server/http/cookies.server";
import { hmac } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";

const sign = (platform: Platform, value: string) => hmac(platform.config.tokenSecret, `redirect:${value}`);

/** @returns the cookie that remembers where somebody wanted to go before the login, or null for nowhere special */
export async function rememberRoute(platform: Platform, path: string): Promise<string | null> {
  const route = rememberedRouteOf(path);
  if (!route) return null;
  const value = btoa(JSON.stringify(route)).replaceAll("=", "");
  return cookie(
    platform.config,
    REDIRECT_COOKIE,
    `${value}.${await sign(platform, value)}`,
    LIFETIMES.redirectCookie,
  );
}

/**
 * Reads it back after signing in. Only names of known routes are remembered and only with our signature, so it can
 * lead nowhere else.
 * @returns the path, the dashboard by default
 */
export async function rememberedDestination(platform: Platform, request: Request): Promise<string> {
  const [value, signature] = (readCookie(request, REDIRECT_COOKIE) ?? "").split(".");
  if (!value || signature !== (await sign(platform, value))) return "/dashboard";
  try {
    const route = rememberedRouteSchema.parse(JSON.parse(atob(value)));
    return rememberedPath(route) ?? "/dashboard";
  } catch {
    return "/dashboard";
  }
}

export function forgetRoute(platform: Platform): string {
  return cookie(platform.config, REDIRECT_COOKIE, "", 0);
}
