import { redirect } from "@remix-run/cloudflare";
import type { RememberedRoute } from "~/domain/accounts/redirect";
import { deviceCookie } from "~/server/http/device-cookie.server";
import { authenticate } from "~/server/services/accounts/authenticate.server";
import type { SignedIn } from "~/server/services/accounts/tokens.server";
import { type ClaimResult, claimAnonymousDrafts } from "~/server/services/anonymous/claim-drafts.server";
import { withPrefix } from "./paths.server";
import { destinationOf, forgetRoute, rememberedRoute } from "./redirect-cookie.server";
import type { PublicArgs } from "./route.server";
import { noWaitingCookies, sessionCookies } from "./session.server";

/**
 * Signs a browser in, which is known from then on; an admin who acted in it is signed out there. Its drafts become the
 * user's own, and it goes on to where it wanted to go, by default to the dashboard, which is told what became of the
 * drafts.
 * @param route where it wanted to go, when that came another way than by the cookie
 */
export async function signIn(
  args: Pick<PublicArgs, "platform" | "language" | "request">,
  { tokens, email }: SignedIn,
  temporaryIds: string[],
  route: RememberedRoute | null = null,
): Promise<Response> {
  const { platform, language, request } = args;
  const headers = new Headers();
  for (const value of sessionCookies(platform, tokens)) headers.append("Set-Cookie", value);
  for (const value of noWaitingCookies(platform)) headers.append("Set-Cookie", value);
  headers.append("Set-Cookie", await deviceCookie(platform.config, email));
  headers.append("Set-Cookie", await forgetRoute(platform));
  const found = temporaryIds.length > 0 ? await authenticate(platform, tokens.accessToken) : null;
  if (found && typeof found === "object") {
    const claimed = await claimAnonymousDrafts(platform, found.actor, temporaryIds);
    const query = draftsQuery(claimed);
    if (query) return redirect(withPrefix(language, `/dashboard?${query}`), { headers });
  }
  const destination = destinationOf(route ?? (await rememberedRoute(platform, request)));
  return redirect(withPrefix(language, destination), { headers });
}

/** What the dashboard is told: whether all became something, and the ids that the browser need not hold any longer. */
function draftsQuery({ created, kept }: ClaimResult): string | null {
  if (created.length + kept.length === 0) return null;
  const made = created.map(({ temporaryId }) => temporaryId).join(",");
  return String(new URLSearchParams({ drafts: kept.length > 0 ? "kept" : "created", ...(made && { made }) }));
}
