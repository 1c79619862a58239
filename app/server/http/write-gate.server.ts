import { AppError } from "~/domain/errors";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes to the app started by another site's page, by either `Sec-Fetch-Site` or `Origin`. A request with
 * neither did not come from a page (they all send one of the two with a write), so it carries no visitor's cookies.
 * @throws AppError forbidden
 */
export function csrfGuard(request: Request, isOwnOrigin: (origin: string) => boolean): void {
  if (SAFE.has(request.method)) return;
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  // Pages whose policy hides the referrer send `null` to their own site as well: then only the other header counts.
  const hasOrigin = origin !== null && !(site !== null && origin === "null");
  const isOwn = hasOrigin ? isOwnOrigin(origin) : isOwnSite(site);
  if (!isOwn || !maySend(site)) throw new AppError("forbidden", { messageKey: "crossSite" });
}

/** Without an origin: the same origin, direct navigation, or no page at all. */
const isOwnSite = (site: string | null) => site === null || site === "same-origin" || site === "none";

/** With an own origin: a language label's page is on the same site. Unknown values are refused. */
const maySend = (site: string | null) => isOwnSite(site) || site === "same-site";
