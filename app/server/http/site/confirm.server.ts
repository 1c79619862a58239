import { scannedUrl } from "~/domain/addresses";
import { SENSITIVE_LEVELS, type SensitiveLevel } from "~/domain/pages/schema";
import { readCookie } from "~/server/http/cookies.server";
import { SITE_POLICY } from "~/server/http/headers.server";
import { csrfGuard } from "~/server/http/write-gate.server";
import type { Platform } from "~/server/platform/platform.server";
import { getVisitorPage } from "~/server/services/site/get-visitor-page.server";
import { codeScannedBefore, readSiteForm } from "./form.server";

/** The site's one cookie, which a browser sends with this one page only. */
const COOKIE = "confirmed";
const DAY_SECONDS = 24 * 60 * 60;

/** @returns the level that a visitor has confirmed for the requested page */
export function confirmedLevel(request: Request): SensitiveLevel | undefined {
  return levelOf(readCookie(request, COOKIE));
}

/**
 * Confirms a visitor's age for a sensitive page, for a day. The confirmed level is the one shown in the form; if the
 * page's level has changed since, the gate is shown again.
 * @returns 303 back to the address, or null when its page has no gate and nothing was confirmed
 * @throws AppError forbidden for another site's form, and what {@link readSiteForm} throws
 */
export async function confirmSensitive(
  platform: Platform,
  request: Request,
  path: string,
): Promise<Response | null> {
  const shown = await getVisitorPage(platform, path.slice(1));
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get("Content-Type") ?? "");
  if (shown.kind !== "sensitive" && !isForm) return null;
  const { site } = platform.config.origins;
  csrfGuard(request, (origin) => origin === site);
  const level = levelOf((await readSiteForm(request)).get("level"));
  // The page may lose its gate, or be deleted, while the visitor sees the gate: the address itself then shows the
  // result.
  if (shown.kind !== "sensitive" && !level) return null;
  const code = codeScannedBefore(request, site);
  const headers = new Headers({
    Location: code ? scannedUrl(path, code) : path,
    "Cache-Control": "no-store",
    "Content-Security-Policy": SITE_POLICY,
  });
  if (shown.kind === "sensitive" && level === shown.level) {
    const value = `${COOKIE}=${shown.level}; Path=${path}; Max-Age=${DAY_SECONDS}; HttpOnly; Secure; SameSite=Lax`;
    headers.append("Set-Cookie", value);
  }
  return new Response(null, { status: 303, headers });
}

function levelOf(value: unknown): SensitiveLevel | undefined {
  return SENSITIVE_LEVELS.find((level) => String(level) === value);
}
