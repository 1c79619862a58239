import { z } from "@hono/zod-openapi";
import {
  followersSchema,
  TEMPLATE_IMAGES,
  templateInputSchema,
  templateViewSchema,
} from "~/domain/team/template";
import { assignTemplate } from "~/server/services/team/assign-template.server";
import { templateEffect } from "~/server/services/team/template-effect.server";
import { removeTemplateImage, uploadTemplateImage } from "~/server/services/team/template-images.server";
import {
  changeTemplate,
  createTemplate,
  getTemplate,
  listOwnTemplates,
  removeTemplate,
} from "~/server/services/team/templates.server";
import { admitTemplateUploads } from "./admit-uploads.server";
import { respondRead, respondSaved, versionToMatch } from "./entity-tags.server";
import type { newRouter } from "./env.server";
import { byId, gives, nothing, notModified, reading, saving, takes, userOperation } from "./operation.server";
import { cardShape, fileField, storedImageShape } from "./shapes.server";

const templateShape = templateViewSchema.meta({ id: "Template" });
const template = gives(templateShape, "The look");
const imageParams = z.object({ id: z.string(), slot: z.enum(TEMPLATE_IMAGES) });
const newTemplate = templateInputSchema.meta({ id: "NewTemplate" });

/** The templates of the user's team. */
export function templateRoutes(router: ReturnType<typeof newRouter>): void {
  router.openapi(
    userOperation("listTemplates", "get", "/_/team/templates", {
      responses: { 200: gives(z.object({ items: z.array(templateShape) }), "Looks") },
      fails: [],
    }),
    async (c) => c.json({ items: await listOwnTemplates(c.env.platform, c.var.user) }, 200),
  );
  router.openapi(
    userOperation("createTemplate", "post", "/_/team/templates", {
      request: { body: takes(newTemplate) },
      responses: { 201: template },
      fails: ["payment_required", "limit_reached", "rate_limited"],
    }),
    async (c) => {
      const made = await createTemplate(c.env.platform, c.var.user, c.req.valid("json"));
      return respondSaved(c, made, made.version, 201);
    },
  );
  router.openapi(
    userOperation("getTemplate", "get", "/_/team/templates/{id}", {
      request: { params: byId, headers: reading },
      responses: { 200: template, 304: notModified },
      fails: ["not_found"],
    }),
    async (c) => {
      const found = await getTemplate(c.env.platform, c.var.user, c.req.valid("param").id);
      return respondRead(c, found, found.version);
    },
  );
  router.openapi(
    userOperation("changeTemplate", "put", "/_/team/templates/{id}", {
      request: { params: byId, headers: saving, body: takes(newTemplate) },
      responses: { 200: template },
      fails: ["payment_required", "not_found", "precondition_failed", "rate_limited"],
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const body = c.req.valid("json");
      const saved = await changeTemplate(c.env.platform, c.var.user, id, body, versionToMatch(c));
      return respondSaved(c, saved, saved.version, 200);
    },
  );
  router.openapi(
    userOperation("deleteTemplate", "delete", "/_/team/templates/{id}", {
      request: { params: byId },
      responses: { 204: nothing },
      fails: ["payment_required", "not_found"],
    }),
    async (c) => {
      await removeTemplate(c.env.platform, c.var.user, c.req.valid("param").id);
      return c.body(null, 204);
    },
  );
  router.openapi(
    userOperation("templateEffect", "get", "/_/team/templates/{id}/effect", {
      request: { params: byId },
      responses: {
        200: gives(
          z.object({ cards: z.number().int(), phones: z.number().int(), samples: z.array(cardShape) }),
          "What a change touches",
        ),
      },
      fails: ["not_found"],
    }),
    async (c) => c.json(await templateEffect(c.env.platform, c.var.user, c.req.valid("param").id), 200),
  );
  router.openapi(
    userOperation("followTemplate", "put", "/_/team/templates/{id}/cards", {
      request: { params: byId, body: takes(followersSchema) },
      responses: { 200: gives(z.object({ cards: z.number().int() }), "For how many cards that is new") },
      fails: ["payment_required", "not_found", "rate_limited"],
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      return c.json(await assignTemplate(c.env.platform, c.var.user, id, c.req.valid("json")), 200);
    },
  );
  router.openapi(
    userOperation("uploadTemplateImage", "post", "/_/team/templates/{id}/image/{slot}", {
      before: [admitTemplateUploads],
      request: {
        params: imageParams,
        body: {
          required: true,
          content: { "multipart/form-data": { schema: z.strictObject({ image: fileField }) } },
        },
      },
      responses: { 200: gives(storedImageShape, "The stored image") },
      fails: ["payment_required", "not_found", "rate_limited"],
    }),
    async (c) => {
      const { id, slot } = c.req.valid("param");
      const { image } = c.req.valid("form");
      return c.json(await uploadTemplateImage(c.env.platform, c.var.user, id, slot, image), 200);
    },
  );
  router.openapi(
    userOperation("deleteTemplateImage", "delete", "/_/team/templates/{id}/image/{slot}", {
      request: { params: imageParams },
      responses: { 204: nothing },
      fails: ["payment_required", "not_found", "invalid"],
    }),
    async (c) => {
      const { id, slot } = c.req.valid("param");
      await removeTemplateImage(c.env.platform, c.var.user, id, slot);
      return c.body(null, 204);
    },
  );
}
