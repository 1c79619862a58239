import { json } from "@remix-run/cloudflare";
import { HOLDS_UNTIL } from "./site-document.server";

/** @returns the data of a site document with its status and, where it ends soon, until when it holds */
export function siteData<T>(data: T, status: number, holdsUntil?: number) {
  const headers = new Headers();
  if (holdsUntil && Number.isFinite(holdsUntil)) headers.set(HOLDS_UNTIL, String(holdsUntil));
  return json(data, { status, headers });
}

/** Carries a loader's headers to the document: the `headers` export of every site route. */
export function siteHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders;
}
