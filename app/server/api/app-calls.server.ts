import { createRoute, z } from "@hono/zod-openapi";
import { TEMPORARY_TYPES, temporaryIdSchema, temporarySaveSchema } from "~/domain/temporary/schema";
import { admitDrafts } from "./admit-drafts.server";
import { onceOnly } from "./once-only.server";
import { creating, describe, failures, gives, nothing, ofBody } from "./operation.server";
import { draftSlotFields, fileField } from "./shapes.server";

const font = z.object({
  id: z.number().int(),
  title: z.string(),
  value: z.string(),
  isPro: z.boolean(),
  customSize: z.number().optional(),
});

const appDataShape = z.object({
  languages: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      shortCode: z.string(),
      code: z.string(),
      url: z.object({ kind: z.enum(["default", "label", "prefix"]), value: z.string() }),
      hreflangCode: z.string().optional(),
      dir: z.enum(["ltr", "rtl"]),
    }),
  ),
  industries: z.array(z.object({ id: z.string(), name: z.string() })),
  fonts: z.object({ title: z.array(font), text: z.array(font) }),
  blockTypes: z.array(z.object({ type: z.string(), isPro: z.boolean() })),
  limits: z.record(z.string(), z.number()),
  imageTypes: z.array(z.object({ id: z.number().int(), name: z.string() })),
  gradients: z.array(
    z.object({
      colors: z.tuple([z.string(), z.string(), z.string()]),
      style: z.enum(["smooth", "bands"]),
      rotation: z.number().int(),
      type: z.enum(["linear", "radial"]),
      isDefault: z.boolean(),
    }),
  ),
});

export const appDataCall = createRoute({
  ...describe("getAppData", "app"),
  method: "get",
  path: "/app/data",
  responses: { 200: gives(appDataShape, "Lists and limits"), ...failures() },
});

/** Prices in whole and hundredths of the currency, per seat and month. */
const planShape = z.object({
  id: z.enum(["free", "pro"]),
  name: z.string(),
  currency: z.string(),
  monthly: z.number(),
  yearly: z.number(),
  saving: z.number().int(),
  features: z.array(z.string()),
  limits: z.object({ pages: z.number().int(), cards: z.number().int() }),
});

export const pricingCall = createRoute({
  ...describe("getPricing", "app"),
  method: "get",
  path: "/app/pricing",
  responses: { 200: gives(z.object({ plans: z.array(planShape) }), "Plans"), ...failures() },
});

export const checkCall = createRoute({
  ...describe("checkPossibility", "app"),
  method: "get",
  path: "/app/user/{entity}/check",
  request: { params: z.object({ entity: z.enum(TEMPORARY_TYPES) }) },
  responses: { 204: nothing, ...failures("limit_reached", "not_found") },
});

export const saveTemporarilyCall = createRoute({
  ...describe("saveTemporarily", "app"),
  method: "post",
  path: "/app/entity/temporarily-save",
  middleware: [admitDrafts, onceOnly] as const,
  request: {
    headers: creating,
    body: {
      content: {
        "application/json": { schema: temporarySaveSchema },
        "multipart/form-data": {
          schema: z.strictObject({
            ...draftSlotFields,
            image: fileField,
            temporaryId: temporaryIdSchema,
          }),
        },
      },
    },
  },
  responses: {
    200: gives(z.object({ temporaryId: z.string(), expiresAt: z.iso.datetime() }), "The draft's id"),
    ...failures(
      ...ofBody,
      "not_found",
      "conflict",

      "invalid",
      "rate_limited",
    ),
  },
});
