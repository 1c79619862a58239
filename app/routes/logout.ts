import { redirect } from "@remix-run/cloudflare";
import { withPrefix } from "~/server/http/app/paths.server";
import { publicAction, publicLoader } from "~/server/http/app/route.server";
import { noSessionCookies, restoreAdmin } from "~/server/http/app/session.server";
import { ADMIN_REFRESH_COOKIE, REFRESH_COOKIE, readCookie } from "~/server/http/cookies.server";
import { logout } from "~/server/services/accounts/logout.server";

/** Ends the session and goes to the root; an admin who acted in somebody's account is back in their own. Looking at this address ends nothing. */
export const action = publicAction(async ({ platform, session, request, language }) => {
  const refreshToken = readCookie(request, REFRESH_COOKIE) ?? undefined;
  const actor = session.actor.kind === "user" ? session.actor : undefined;
  await logout(platform, { actor, refreshToken });
  const headers = new Headers();
  const waiting = actor?.acting && readCookie(request, ADMIN_REFRESH_COOKIE);
  if (waiting) {
    for (const value of (await restoreAdmin(platform, waiting)).cookies) headers.append("Set-Cookie", value);
    return redirect(withPrefix(language, "/dashboard"), { headers });
  }
  for (const value of noSessionCookies(platform)) headers.append("Set-Cookie", value);
  return redirect(withPrefix(language, "/"), { headers });
});

export const loader = publicLoader(async ({ language }) => redirect(withPrefix(language, "/")));
