import { AppError } from "~/domain/errors";
import type { CachedResponse } from "~/server/platform/site-cache.server";

/** @returns a cached response; 304 without a body when the visitor's copy is current */
export function responseOf(request: Request, response: CachedResponse, requestId: string): Response {
  const { status, headers } = response;
  const known = status === 200 ? request.headers.get("If-None-Match") : null;
  const isKnown = known !== null && known === headers.ETag;
  return new Response(isKnown ? null : response.body, {
    status: isKnown ? 304 : status,
    headers: { ...headers, "X-Request-Id": requestId },
  });
}

/**
 * @returns the response to a service's refusal: the status from the one table, without a text
 * @throws any other error
 */
export function refusalOf(error: unknown): Response {
  if (!(error instanceof AppError)) throw error;
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (error.retryAfter) headers.set("Retry-After", String(error.retryAfter));
  return new Response(null, { status: error.status, headers });
}
