import { createMiddleware } from "hono/factory";
import {
  releaseKey,
  reserveKey,
  type StoredResponse,
  saveResponse,
} from "~/server/services/idempotency.server";
import type { ApiContext, ApiEnv } from "./env.server";

/** The key's owner. Without an account it is the IP address, so that no response is replayed to another caller. */
function callerOf(c: ApiContext): string {
  const user = c.var.user;
  return user ? user.userId : `ip:${c.env.platform.ip}`;
}

function begin(c: ApiContext, key: string, body: string) {
  const { platform } = c.env;
  // The query is part of the request as well, e.g. the team.
  const { pathname, search } = new URL(c.req.url);
  return reserveKey(platform, {
    ...{ key, caller: callerOf(c), method: c.req.method, body },
    path: `${pathname}${search}`,
  });
}

/**
 * Honours `Idempotency-Key` on a creating call: the first successful response is stored and replayed. A failed call
 * created nothing, so it frees its key.
 */
export const idempotent = createMiddleware<ApiEnv>(async (c, next) => {
  const key = c.req.header("Idempotency-Key");
  const isForm = /^multipart\//i.test(c.req.header("Content-Type") ?? "");
  // An image replaces the one before, so repeating an upload is idempotent by itself.
  if (key === undefined || isForm) return next();
  const begun = await begin(c, key, await c.req.text());
  if (!begun.isFirst) return respondAgain(begun.response);
  const { platform } = c.env;
  await next();
  if (!c.res.ok) return releaseKey(platform, begun.keyId);
  const entity = await c.res.clone().json();
  const tag = c.res.headers.get("ETag");
  await saveResponse(platform, begun.keyId, { status: c.res.status, body: { entity, tag } });
});

function respondAgain({ status, body }: StoredResponse): Response {
  const { entity, tag } = body as { entity: unknown; tag: string | null };
  return Response.json(entity, { status, headers: tag ? { ETag: tag } : {} });
}

/**
 * The same for a call whose response must not be stored, because it holds secrets.
 * @param body what makes two calls the same, without secrets
 * @param keep the part of the response to store
 * @param again rebuilds the response from what was stored
 */
export async function idempotentWith<T, K>(
  c: ApiContext,
  body: unknown,
  steps: { first: () => Promise<T>; keep: (response: T) => K; again: (kept: K) => Promise<T> },
): Promise<T> {
  const key = c.req.header("Idempotency-Key");
  if (key === undefined) return steps.first();
  const begun = await begin(c, key, JSON.stringify(body));
  if (!begun.isFirst) return steps.again(begun.response.body as K);
  const { platform } = c.env;
  try {
    const response = await steps.first();
    await saveResponse(platform, begun.keyId, { status: 201, body: steps.keep(response) });
    return response;
  } catch (error) {
    await releaseKey(platform, begun.keyId);
    throw error;
  }
}
