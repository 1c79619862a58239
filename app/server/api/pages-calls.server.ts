import { createRoute, z } from "@hono/zod-openapi";
import { LIMITS } from "~/domain/limits";
import { sendPageSchema } from "~/domain/notifications/send-page";
import {
  pageInputSchema,
  pageSettingsSchema,
  pageUpdateSchema,
  SENSITIVE_LEVELS,
} from "~/domain/pages/schema";
import { signedIn } from "./actor.server";
import { admitPageUploads } from "./admit-uploads.server";
import { onceOnly } from "./once-only.server";
import {
  byId,
  creating,
  describe,
  describeOwn,
  failures,
  gives,
  listQuery,
  nothing,
  notModified,
  ofBody,
  reading,
  saving,
  takes,
} from "./operation.server";
import { fileField, pageImageShape, pageListShape, pageShape, pageSlotFields } from "./shapes.server";

const page = gives(pageShape, "The page");

export const listPagesCall = createRoute({
  ...describeOwn("listPages", "pages"),
  method: "get",
  path: "/_/pages",
  middleware: signedIn,
  request: { query: listQuery },
  responses: { 200: gives(pageListShape, "Pages"), ...failures("unauthorized", "invalid") },
});

export const getPageCall = createRoute({
  ...describeOwn("getPage", "pages"),
  method: "get",
  path: "/_/pages/{id}",
  middleware: signedIn,
  request: { params: byId, headers: reading },
  responses: { 200: page, 304: notModified, ...failures("unauthorized", "not_found") },
});

/** The level of a sensitive page that the reader has confirmed to see; without it only the title is answered. */
const confirmedLevel = z.coerce.number().pipe(z.literal(SENSITIVE_LEVELS)).optional();

export const previewPageCall = createRoute({
  ...describe("previewPage", "pages"),
  method: "get",
  path: "/pages/{id}/preview",
  request: { params: byId, query: z.object({ confirmed: confirmedLevel }) },
  responses: { 200: page, ...failures("invalid", "forbidden", "not_found", "gone", "rate_limited") },
});

export const createPageCall = createRoute({
  ...describeOwn("createPage", "pages"),
  method: "post",
  path: "/_/pages",
  middleware: [signedIn, onceOnly] as const,
  request: { headers: creating, body: takes(pageInputSchema.meta({ id: "NewPage" })) },
  responses: {
    201: page,
    ...failures(
      ...ofBody,
      "unauthorized",
      "payment_required",
      "limit_reached",
      "rate_limited",
      "conflict",
      "invalid",
    ),
  },
});

export const updatePageCall = createRoute({
  ...describeOwn("updatePage", "pages"),
  method: "put",
  path: "/_/pages/{id}",
  middleware: signedIn,
  request: { params: byId, headers: saving, body: takes(pageUpdateSchema.meta({ id: "PageChange" })) },
  responses: {
    200: page,
    ...failures(
      ...ofBody,
      "unauthorized",
      "payment_required",
      "not_found",
      "conflict",
      "precondition_failed",
      "invalid",
    ),
  },
});

export const deletePageCall = createRoute({
  ...describeOwn("deletePage", "pages"),
  method: "delete",
  path: "/_/pages/{id}",
  middleware: signedIn,
  request: { params: byId },
  responses: { 204: nothing, ...failures("unauthorized", "not_found") },
});

export const duplicatePageCall = createRoute({
  ...describeOwn("duplicatePage", "pages"),
  method: "post",
  path: "/_/pages/{id}/duplicate",
  middleware: [signedIn, onceOnly] as const,
  request: { params: byId, headers: creating },
  responses: {
    201: page,
    ...failures("unauthorized", "limit_reached", "rate_limited", "not_found", "conflict"),
  },
});

const switched = { 200: page, ...failures("unauthorized", "payment_required", "not_found", "conflict") };

export const publishPageCall = createRoute({
  ...describeOwn("publishPage", "pages"),
  method: "post",
  path: "/_/pages/{id}/publish",
  middleware: signedIn,
  request: { params: byId },
  responses: switched,
});

export const unpublishPageCall = createRoute({
  ...describeOwn("unpublishPage", "pages"),
  method: "post",
  path: "/_/pages/{id}/unpublish",
  middleware: signedIn,
  request: { params: byId },
  responses: switched,
});

export const sendPageCall = createRoute({
  ...describeOwn("sendPage", "pages"),
  method: "post",
  path: "/_/pages/{id}/send",
  middleware: signedIn,
  request: { params: byId, body: takes(sendPageSchema) },
  responses: {
    204: nothing,
    ...failures(...ofBody, "unauthorized", "not_found", "conflict", "invalid", "rate_limited"),
  },
});

export const changeSettingsCall = createRoute({
  ...describeOwn("changePageSettings", "pages"),
  method: "put",
  path: "/_/pages/{id}/settings",
  middleware: signedIn,
  request: { params: byId, body: takes(pageSettingsSchema) },
  responses: {
    200: page,
    ...failures(...ofBody, "unauthorized", "payment_required", "not_found", "conflict", "invalid"),
  },
});

export const uploadPageImageCall = createRoute({
  ...describeOwn("uploadPageImage", "pages"),
  method: "post",
  path: "/_/pages/{id}/image",
  middleware: [signedIn, admitPageUploads] as const,
  request: {
    params: byId,
    body: {
      required: true,
      content: {
        "multipart/form-data": { schema: z.strictObject({ ...pageSlotFields, image: fileField }) },
      },
    },
  },
  responses: {
    200: gives(pageImageShape, "The stored image"),
    ...failures(...ofBody, "unauthorized", "not_found", "invalid", "rate_limited"),
  },
});

export const deletePageImageCall = createRoute({
  ...describeOwn("deletePageImage", "pages"),
  method: "delete",
  path: "/_/pages/{pageId}/image/{imageType}",
  middleware: signedIn,
  request: {
    params: z.object({ pageId: z.string(), imageType: pageSlotFields.type }),
    query: z.object({ block: pageSlotFields.block }),
  },
  responses: { 204: nothing, ...failures("unauthorized", "not_found") },
});

export const generateSlugCall = createRoute({
  ...describe("generateSlug", "pages"),
  method: "get",
  path: "/pages/slug/generate",
  request: {
    query: z.object({
      title: z
        .string()
        .max(LIMITS.title * 4)
        .optional(),
    }),
  },
  responses: { 200: gives(z.object({ slug: z.string() }), "A free address"), ...failures("rate_limited") },
});

export const validateSlugCall = createRoute({
  ...describe("validateSlug", "pages"),
  method: "get",
  path: "/slug/{slug}/validate",
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
    ...failures("rate_limited"),
  },
});
