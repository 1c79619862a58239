import { COUNTS_PATH } from "~/domain/addresses";
import { UNCOUNTED_COOKIE } from "~/server/http/cookies.server";
import { SITE_POLICY } from "~/server/http/headers.server";
import { csrfGuard } from "~/server/http/write-gate.server";
import type { Platform } from "~/server/platform/platform.server";
import { readSiteForm } from "./form.server";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The field with the setting: `off` excludes this device, anything else counts it again. */
export const COUNT_FIELD = "count";

/**
 * Excludes this device from counting, or counts it again: a cookie with only that.
 * @returns 303 back to the screen
 * @throws AppError forbidden for another site's form, and what {@link readSiteForm} throws
 */
export async function setUncounted(request: Request, platform: Platform): Promise<Response> {
  const { site } = platform.config.origins;
  csrfGuard(request, (origin) => origin === site);
  const isOff = (await readSiteForm(request)).get(COUNT_FIELD) === "off";
  const age = isOff ? YEAR_SECONDS : 0;
  return new Response(null, {
    status: 303,
    headers: {
      Location: COUNTS_PATH,
      "Cache-Control": "no-store",
      "Content-Security-Policy": SITE_POLICY,
      "Set-Cookie": `${UNCOUNTED_COOKIE}=1; Path=/; Max-Age=${age}; HttpOnly; Secure; SameSite=Lax`,
    },
  });
}
