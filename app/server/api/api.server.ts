import { withLimitedBody } from "~/server/http/body-limit.server";
import { limitWrites } from "~/server/http/write-burst.server";
import type { Platform } from "~/server/platform/platform.server";
import { errorResponse } from "./errors.server";
import { HEALTH, respondWithHealth } from "./health.server";
import { setLimitHeaders } from "./limit-headers.server";
import { buildApi } from "./routers.server";
import { respondToStripe, STRIPE_WEBHOOK } from "./stripe-webhook.server";
import { answerUnsubscribe } from "./unsubscribe.server";

let api: ReturnType<typeof buildApi> | undefined;

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Handles requests to the API's host. Bearer tokens only: no cookie is read or set, so any origin may call without
 * credentials. Built at an isolate's first call, since most never get one.
 */
export async function handleApi(request: Request, platform: Platform): Promise<Response> {
  const unsubscribing = await answerUnsubscribe(request, platform);
  if (unsubscribing) return unsubscribing;
  if (request.method === "OPTIONS") return preflight();
  const response = await responseFor(request, platform);
  const { headers } = response;
  headers.set("Access-Control-Allow-Origin", "*");
  headers.set(
    "Access-Control-Expose-Headers",
    "ETag, X-Request-Id, X-Total-Count, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After",
  );
  headers.set("Content-Security-Policy", POLICY);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  setLimitHeaders(platform, headers);
  return response;
}

async function responseFor(request: Request, platform: Platform): Promise<Response> {
  try {
    const { pathname } = new URL(request.url);
    if (pathname === STRIPE_WEBHOOK) return await respondToStripe(request, platform);
    if (pathname === HEALTH) return await respondWithHealth(request, platform);
    api ??= buildApi();
    await limitWrites(request, platform);
    return await api.fetch(await withLimitedBody(request), { platform });
  } catch (error) {
    return errorResponse(error, request, platform);
  }
}

function preflight(): Response {
  const headers = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
    "Access-Control-Allow-Headers": "Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key",
    "Access-Control-Max-Age": "86400",
  };
  return new Response(null, { status: 204, headers });
}
