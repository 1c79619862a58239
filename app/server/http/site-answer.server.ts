import type { CachedAnswer } from "~/server/platform/site-cache.server";

/** @returns the response of a kept answer; 304 without a body when the visitor has it already */
export function answerOf(request: Request, answer: CachedAnswer): Response {
  const { status, headers, body } = answer;
  const known = status === 200 ? request.headers.get("If-None-Match") : null;
  if (known && headers.some(([name, value]) => name === "ETag" && value === known)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { status, headers });
}
