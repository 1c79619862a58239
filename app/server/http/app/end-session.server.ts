import { ADMIN_REFRESH_COOKIE, REFRESH_COOKIE, readCookie } from "~/server/http/cookies.server";
import { logout } from "~/server/services/accounts/logout.server";
import type { PublicArgs } from "./route.server";
import { noSessionCookies, restoreAdmin } from "./session.server";

/**
 * Ends a request's session.
 * @returns the cookies that the response sets, and whether an acting admin's own session was restored
 */
export async function endSession({
  platform,
  session,
  request,
}: PublicArgs): Promise<{ headers: Headers; isAdminBack: boolean }> {
  const refreshToken = readCookie(request, REFRESH_COOKIE) ?? undefined;
  const actor = session.actor.kind === "user" ? session.actor : undefined;
  await logout(platform, { actor, refreshToken });
  const waiting = actor?.acting && readCookie(request, ADMIN_REFRESH_COOKIE);
  const cookies = waiting ? (await restoreAdmin(platform, waiting)).cookies : noSessionCookies(platform);
  const headers = new Headers();
  for (const value of cookies) headers.append("Set-Cookie", value);
  return { headers, isAdminBack: Boolean(waiting) };
}
