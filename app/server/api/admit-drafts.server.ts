import { createMiddleware } from "hono/factory";
import { admitTemporarySave } from "~/server/services/temporary/save-temporary.server";
import type { ApiEnv } from "./env.server";

/** Counts an anonymous save before its body is validated. */
export const admitDrafts = createMiddleware<ApiEnv>(async (c, next) => {
  const isForm = /^multipart\//i.test(c.req.header("Content-Type") ?? "");
  const body = isForm ? undefined : new TextEncoder().encode(await c.req.text());
  await admitTemporarySave(c.env.platform, body?.length);
  return next();
});
