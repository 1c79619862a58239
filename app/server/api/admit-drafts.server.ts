import { createMiddleware } from "hono/factory";
import { AppError } from "~/domain/errors";
import { isMultipart } from "~/server/http/multipart.server";
import { admitAnonymousSave } from "~/server/services/anonymous/save-draft.server";
import type { ApiEnv } from "./env.server";

/** Counts an anonymous save before its body is validated; a body that is neither JSON nor form data is refused. */
export const admitDrafts = createMiddleware<ApiEnv>(async (c, next) => {
  const type = c.req.header("Content-Type") ?? "";
  const isForm = isMultipart(type);
  if (!isForm && !/^application\/.*json/i.test(type)) throw new AppError("unsupported_media_type");
  const body = isForm ? undefined : new TextEncoder().encode(await c.req.text());
  await admitAnonymousSave(c.env.platform, body?.length);
  return next();
});
