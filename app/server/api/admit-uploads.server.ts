import { createMiddleware } from "hono/factory";
import { requireFormData } from "~/server/http/multipart.server";
import { admitCardImage } from "~/server/services/cards/card-images.server";
import { admitPageImage } from "~/server/services/pages/page-images.server";
import { admitTemplateImage } from "~/server/services/team/template-images.server";
import type { UserEnv } from "./env.server";

/** Checks the page's owner and counts the upload before its form data is parsed. */
export const admitPageUploads = createMiddleware<UserEnv>(async (c, next) => {
  requireFormData(c.req.raw);
  await admitPageImage(c.env.platform, c.var.user, c.req.param("id") ?? "");
  await next();
});

/** The same for a card. */
export const admitCardUploads = createMiddleware<UserEnv>(async (c, next) => {
  requireFormData(c.req.raw);
  await admitCardImage(c.env.platform, c.var.user, c.req.param("hash") ?? "");
  await next();
});

/** The same for a team's template. */
export const admitTemplateUploads = createMiddleware<UserEnv>(async (c, next) => {
  await admitTemplateImage(c.env.platform, c.var.user, c.req.param("id") ?? "");
  requireFormData(c.req.raw);
  await next();
});
