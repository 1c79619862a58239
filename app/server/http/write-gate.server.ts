import { AppError } from "~/domain/errors";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes to the app that another site's page started: by `Sec-Fetch-Site`, else by `Origin`. A request with
 * neither did not come from a page (they all send one of the two with a write), so it carries no visitor's cookies.
 * @throws AppError forbidden
 */
export function refuseCrossSiteWrite(request: Request, isOwnOrigin: (origin: string) => boolean): void {
  if (SAFE.has(request.method)) return;
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  const foreign = site
    ? site === "cross-site" || (site === "same-site" && !(origin && isOwnOrigin(origin)))
    : origin !== null && !isOwnOrigin(origin);
  if (foreign) throw new AppError("forbidden", { messageKey: "crossSite" });
}
