import { redirect } from "@remix-run/cloudflare";
import type { StoredRoute } from "~/domain/accounts/redirect";
import { cardEditorPath, pageEditorPath } from "~/domain/screen-paths";
import { deviceCookie } from "~/server/http/device-cookie.server";
import { authenticate } from "~/server/services/accounts/authenticate.server";
import type { SignedIn } from "~/server/services/accounts/tokens.server";
import { type ClaimResult, claimAnonymousDrafts } from "~/server/services/anonymous/claim-drafts.server";
import { draftsQuery } from "./drafts-outcome.server";
import { withPrefix } from "./paths.server";
import { clearRoute, destinationOf, readStoredRoute } from "./redirect-cookie.server";
import type { PublicArgs } from "./route.server";
import { noWaitingCookies, sessionCookies } from "./session.server";

/**
 * Signs a browser in, which is known from then on; an admin's acting session in it ends. Its drafts are bound to the
 * account, and it redirects to the dashboard with their outcome. Without drafts it redirects to the route requested
 * before, by default the dashboard. A plan to be bought comes first, followed by what was created.
 * @param route the route requested before, unless it is in the cookie
 */
export async function signIn(
  args: Pick<PublicArgs, "platform" | "language" | "request">,
  { tokens, email }: SignedIn,
  temporaryIds: string[],
  route: StoredRoute | null = null,
): Promise<Response> {
  const { platform, language, request } = args;
  const headers = new Headers();
  for (const value of sessionCookies(platform, tokens)) headers.append("Set-Cookie", value);
  for (const value of noWaitingCookies(platform)) headers.append("Set-Cookie", value);
  headers.append("Set-Cookie", await deviceCookie(platform.config, email));
  headers.append("Set-Cookie", await clearRoute(platform));
  const wanted = route ?? (await readStoredRoute(platform, request));
  const found = temporaryIds.length > 0 ? await authenticate(platform, tokens.accessToken) : null;
  if (found && typeof found === "object") {
    const claimed = await claimAnonymousDrafts(platform, found.actor, temporaryIds);
    const query = draftsQuery(claimed);
    if (query) {
      const isBuying = wanted?.name === "account-upgrade";
      return redirect(
        withQuery(withPrefix(language, isBuying ? pathToBuy(wanted, claimed) : "/dashboard"), query),
        { headers },
      );
    }
  }
  return redirect(withPrefix(language, destinationOf(wanted)), { headers });
}

/** The purchase screen, with the path back to what was created; drafts not converted yet wait on the dashboard. */
function pathToBuy(route: StoredRoute, { created, kept }: ClaimResult): string {
  const [made] = created;
  const back = !made || kept.length > 0 ? "/dashboard" : editorPath(made);
  return destinationOf({ ...route, query: { ...route.query, back } });
}

const editorPath = ({ id, hash }: { id: string; hash?: string }) =>
  hash ? cardEditorPath(hash) : pageEditorPath(id);

const withQuery = (path: string, query: URLSearchParams) =>
  `${path}${path.includes("?") ? "&" : "?"}${query}`;
