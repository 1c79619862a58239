import { z } from "@hono/zod-openapi";
import {
  pageFollowersSchema,
  pageTemplateInputSchema,
  pageTemplateViewSchema,
} from "~/domain/team/page-template";
import { assignPageTemplate } from "~/server/services/team/assign-page-template.server";
import { pageTemplateEffect } from "~/server/services/team/page-template-effect.server";
import {
  changePageTemplate,
  createPageTemplate,
  getPageTemplate,
  listOwnPageTemplates,
  removePageTemplate,
} from "~/server/services/team/page-templates.server";
import { respondRead, respondSaved, versionToMatch } from "./entity-tags.server";
import type { newRouter } from "./env.server";
import { byId, gives, nothing, notModified, reading, saving, takes, userOperation } from "./operation.server";
import { pageShape } from "./shapes.server";

const templateShape = pageTemplateViewSchema.meta({ id: "PageTemplate" });
const template = gives(templateShape, "The look");
const newTemplate = pageTemplateInputSchema.meta({ id: "NewPageTemplate" });

/** The page templates of the user's team. */
export function pageTemplateRoutes(router: ReturnType<typeof newRouter>): void {
  router.openapi(
    userOperation("listPageTemplates", "get", "/_/team/page-templates", {
      responses: { 200: gives(z.object({ items: z.array(templateShape) }), "Looks") },
      fails: [],
    }),
    async (c) => c.json({ items: await listOwnPageTemplates(c.env.platform, c.var.user) }, 200),
  );
  router.openapi(
    userOperation("createPageTemplate", "post", "/_/team/page-templates", {
      request: { body: takes(newTemplate) },
      responses: { 201: template },
      fails: ["payment_required", "limit_reached", "rate_limited"],
    }),
    async (c) => {
      const made = await createPageTemplate(c.env.platform, c.var.user, c.req.valid("json"));
      return respondSaved(c, made, made.version, 201);
    },
  );
  router.openapi(
    userOperation("getPageTemplate", "get", "/_/team/page-templates/{id}", {
      request: { params: byId, headers: reading },
      responses: { 200: template, 304: notModified },
      fails: ["not_found"],
    }),
    async (c) => {
      const found = await getPageTemplate(c.env.platform, c.var.user, c.req.valid("param").id);
      return respondRead(c, found, found.version);
    },
  );
  router.openapi(
    userOperation("changePageTemplate", "put", "/_/team/page-templates/{id}", {
      request: { params: byId, headers: saving, body: takes(newTemplate) },
      responses: { 200: template },
      fails: ["payment_required", "not_found", "precondition_failed", "rate_limited"],
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const body = c.req.valid("json");
      const saved = await changePageTemplate(c.env.platform, c.var.user, id, body, versionToMatch(c));
      return respondSaved(c, saved, saved.version, 200);
    },
  );
  router.openapi(
    userOperation("deletePageTemplate", "delete", "/_/team/page-templates/{id}", {
      request: { params: byId },
      responses: { 204: nothing },
      fails: ["payment_required", "not_found"],
    }),
    async (c) => {
      await removePageTemplate(c.env.platform, c.var.user, c.req.valid("param").id);
      return c.body(null, 204);
    },
  );
  router.openapi(
    userOperation("pageTemplateEffect", "get", "/_/team/page-templates/{id}/effect", {
      request: { params: byId },
      responses: {
        200: gives(
          z.object({ pages: z.number().int(), samples: z.array(pageShape) }),
          "What a change touches",
        ),
      },
      fails: ["not_found"],
    }),
    async (c) => c.json(await pageTemplateEffect(c.env.platform, c.var.user, c.req.valid("param").id), 200),
  );
  router.openapi(
    userOperation("followPageTemplate", "put", "/_/team/page-templates/{id}/pages", {
      request: { params: byId, body: takes(pageFollowersSchema) },
      responses: { 200: gives(z.object({ pages: z.number().int() }), "For how many pages that is new") },
      fails: ["payment_required", "not_found", "rate_limited"],
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      return c.json(await assignPageTemplate(c.env.platform, c.var.user, id, c.req.valid("json")), 200);
    },
  );
}
