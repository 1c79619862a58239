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

/** @returns the level that a visitor has confirmed for the page they ask for */
export function confirmedLevel(request: Request): SensitiveLevel | undefined {
  return levelOf(readCookie(request, COOKIE));
}

/**
 * A visitor says that they are old enough for a sensitive page: for a day they are not asked again. What they confirmed
 * is the level they were asked about; when the page has another one by now, they are asked once more.
 * @returns 303 back to the address, or null when it has no page that asks and nothing was confirmed
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
  // A page may stop asking, or go, while its visitor reads the question: the address itself then says what became of it.
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
