import type { Platform } from "~/server/platform/platform.server";
import { clearRoute, rememberedRoute, storeRoute } from "./redirect-cookie.server";

/**
 * Reads where the sign-up's `?to=` leads: `upgrade` to buying what was chosen, with the choice in the query; `dashboard`
 * to what was made, for who decided against buying after all. Another value leaves what is remembered as it is.
 * @returns the cookie that stores it, or null for nothing new
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
    to === "dashboard" && (await rememberedRoute(platform, request))?.name === "account-upgrade";
  return { isBuying: false, cookie: isDropped ? await clearRoute(platform) : null };
}
