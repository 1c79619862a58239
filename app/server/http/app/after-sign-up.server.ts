import type { Platform } from "~/server/platform/platform.server";
import { clearRoute, readStoredRoute, storeRoute } from "./redirect-cookie.server";

/**
 * Reads the sign-up's `?to=`: `upgrade` for buying the plan chosen in the query; `dashboard` for what was created, for
 * users who decided against buying. Another value leaves the stored route as it is.
 * @returns the cookie that stores it, or null for no change
 */
export async function afterSignUp(
  platform: Platform,
  request: Request,
): Promise<{ isBuying: boolean; cookie: string | null }> {
  const { searchParams, search } = new URL(request.url);
  const to = searchParams.get("to");
  if (to === "upgrade")
    return { isBuying: true, cookie: await storeRoute(platform, "/account/upgrade", search) };
  const isDropped =
    to === "dashboard" && (await readStoredRoute(platform, request))?.name === "account-upgrade";
  return { isBuying: false, cookie: isDropped ? await clearRoute(platform) : null };
}
