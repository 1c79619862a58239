import { z } from "@hono/zod-openapi";
import { LIMITS } from "~/domain/limits";
import { askSlug, proposeSlug } from "~/server/services/pages/ask-slug.server";
import { optionalActor } from "./actor.server";
import { newRouter } from "./env.server";
import { gives, publicOperation } from "./operation.server";

/** Addresses of pages. */
export function slugsRouter() {
  const router = newRouter();
  router.openapi(
    publicOperation("generateSlug", "get", "/pages/slug/generate", {
      request: {
        query: z.object({
          title: z
            .string()
            .max(LIMITS.title * 4)
            .optional(),
        }),
      },
      responses: { 200: gives(z.object({ slug: z.string() }), "A free address") },
      fails: ["rate_limited"],
    }),
    async (c) => {
      const actor = await optionalActor(c);
      return c.json({ slug: await proposeSlug(c.env.platform, actor, c.req.valid("query").title) }, 200);
    },
  );
  router.openapi(
    publicOperation("validateSlug", "get", "/slug/{slug}/validate", {
      request: { params: z.object({ slug: z.string() }) },
      responses: {
        200: gives(
          z.object({
            valid: z.boolean(),
            reason: z.enum(["blank", "format", "restricted", "taken"]).optional(),
            suggestions: z.array(z.string()),
          }),
          "The verdict",
        ),
      },
      fails: ["rate_limited"],
    }),
    async (c) => {
      const actor = await optionalActor(c);
      return c.json(await askSlug(c.env.platform, actor, c.req.valid("param").slug), 200);
    },
  );
  return router;
}
