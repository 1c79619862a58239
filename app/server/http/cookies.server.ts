import type { Config } from "~/server/platform/config.server";

export const ACCESS_COOKIE = "token";
export const REFRESH_COOKIE = "refresh_token";
/** An admin's own, while the two above belong to the account they act in. */
export const ADMIN_ACCESS_COOKIE = "super_admin_token";
export const ADMIN_REFRESH_COOKIE = "super_admin_refresh_token";
export const REDIRECT_COOKIE = "redirect";
export const DEVICE_COOKIE = "device";
/** A visitor's consent to measurement and chat. */
export const CONSENT_COOKIE = "consent";
/** For a browser during a sign-in at an identity provider. */
export const SOCIAL_COOKIE = "social";
/** For a browser that has to prove a mailbox or an account before a provider signs it in. */
export const PROOF_COOKIE = "social_proof";

/** The site's own, for a device whose visits are not counted. */
export const UNCOUNTED_COOKIE = "uncounted";

/** @returns the value of a cookie, or null */
export function readCookie(request: Request, name: string): string | null {
  for (const part of (request.headers.get("Cookie") ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/** Cookies are shared across the language labels where a browser allows it: not for a host without a dot. */
export function cookieDomain(config: Config): string | undefined {
  const host = new URL(config.origins.app).hostname;
  return host.includes(".") && !/^[\d.]+$/.test(host) ? host : undefined;
}

/**
 * @param value must consist of cookie-safe characters: a token or a signed value
 * @param maxAge seconds; 0 removes the cookie
 */
export function cookie(config: Config, name: string, value: string, maxAge: number): string {
  const domain = cookieDomain(config);
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Lax${domain ? `; Domain=${domain}` : ""}`;
}
