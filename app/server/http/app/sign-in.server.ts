import { redirect } from "@remix-run/cloudflare";
import { authenticate } from "~/server/services/accounts/authenticate.server";
import type { TokenPair } from "~/server/services/accounts/tokens.server";
import { type ClaimResult, claimAnonymousDrafts } from "~/server/services/anonymous/claim-drafts.server";
import { withPrefix } from "./paths.server";
import { forgetRoute, rememberedDestination } from "./redirect-cookie.server";
import type { PublicArgs } from "./route.server";
import { sessionCookies } from "./session.server";

/**
 * Signs a browser in: its drafts become the user's own, and it goes on to where it wanted to go, by default to the
 * dashboard, which is told what became of the drafts.
 */
export async function signIn(args: PublicArgs, tokens: TokenPair, temporaryIds: string[]): Promise<Response> {
  const { platform, language, request } = args;
  const headers = new Headers();
  for (const value of sessionCookies(platform, tokens)) headers.append("Set-Cookie", value);
  headers.append("Set-Cookie", await forgetRoute(platform));
  const found = temporaryIds.length > 0 ? await authenticate(platform, tokens.accessToken) : null;
  if (found && typeof found === "object") {
    const claimed = await claimAnonymousDrafts(platform, found.actor, temporaryIds);
    const query = draftsQuery(claimed);
    if (query) return redirect(withPrefix(language, `/dashboard?${query}`), { headers });
  }
  return redirect(withPrefix(language, await rememberedDestination(platform, request)), { headers });
}

/** What the dashboard is told: whether all became something, and the ids that the browser need not hold any longer. */
function draftsQuery({ created, kept }: ClaimResult): string | null {
  if (created.length + kept.length === 0) return null;
  const made = created.map(({ temporaryId }) => temporaryId).join(",");
  return String(new URLSearchParams({ drafts: kept.length > 0 ? "kept" : "created", ...(made && { made }) }));
}
