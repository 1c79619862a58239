import { json } from "@remix-run/cloudflare";
import { HOLDS_UNTIL, KEPT } from "./site-document.server";

interface Answering {
  status: number;
  /** Where it ends soon: until when it holds, in milliseconds since the epoch. */
  holdsUntil?: number;
  /** `never` for what is one visitor's alone, `gate` for the question before a sensitive page. */
  kept?: "never" | "gate";
}

/** @returns the data of a site document with how it is answered */
export function siteData<T>(data: T, { status, holdsUntil, kept }: Answering) {
  const headers = new Headers();
  if (holdsUntil && Number.isFinite(holdsUntil)) headers.set(HOLDS_UNTIL, String(holdsUntil));
  if (kept) headers.set(KEPT, kept);
  return json(data, { status, headers });
}

/** Carries a loader's headers to the document: the `headers` export of every site route. */
export function siteHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders;
}
