import { createRoute, z } from "@hono/zod-openapi";
import {
  CARD_IMAGE_SLOTS,
  cardInputSchema,
  cardUpdateSchema,
  connectPageSchema,
} from "~/domain/cards/schema";
import { signedIn } from "./actor.server";
import { admitCardUploads } from "./admit-uploads.server";
import { onceOnly } from "./once-only.server";
import {
  byHash,
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
import { cardListShape, cardShape, fileField, previewedCardShape, storedImageShape } from "./shapes.server";

/** `hash` and `id` in these paths each take both; one path has one name for it, or the document would be wrong. */

const card = gives(cardShape, "The card");

export const listCardsCall = createRoute({
  ...describeOwn("listCards", "cards"),
  method: "get",
  path: "/_/business-cards",
  middleware: signedIn,
  request: { query: listQuery },
  responses: { 200: gives(cardListShape, "Cards"), ...failures("unauthorized", "invalid") },
});

export const getCardCall = createRoute({
  ...describeOwn("getCard", "cards"),
  method: "get",
  path: "/_/business-cards/{hash}",
  middleware: signedIn,
  request: { params: byHash, headers: reading },
  responses: { 200: card, 304: notModified, ...failures("unauthorized", "not_found") },
});

export const previewCardCall = createRoute({
  ...describe("previewCard", "cards"),
  method: "get",
  path: "/business-cards/{id}/preview",
  request: { params: byId },
  responses: { 200: gives(previewedCardShape, "The card"), ...failures("not_found", "gone") },
});

export const createCardCall = createRoute({
  ...describeOwn("createCard", "cards"),
  method: "post",
  path: "/_/business-cards",
  middleware: [signedIn, onceOnly] as const,
  request: { headers: creating, body: takes(cardInputSchema.meta({ id: "NewCard" })) },
  responses: {
    201: card,
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

export const updateCardCall = createRoute({
  ...describeOwn("updateCard", "cards"),
  method: "put",
  path: "/_/business-cards/{hash}",
  middleware: signedIn,
  request: { params: byHash, headers: saving, body: takes(cardUpdateSchema.meta({ id: "CardChange" })) },
  responses: {
    200: card,
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

const imageParams = z.object({ hash: z.string(), slot: z.enum(CARD_IMAGE_SLOTS) });

export const uploadCardImageCall = createRoute({
  ...describeOwn("uploadCardImage", "cards"),
  method: "post",
  path: "/_/business-cards/{hash}/image/{slot}",
  middleware: [signedIn, admitCardUploads] as const,
  request: {
    params: imageParams,
    body: {
      required: true,
      content: { "multipart/form-data": { schema: z.strictObject({ image: fileField }) } },
    },
  },
  responses: {
    200: gives(storedImageShape, "The stored image"),
    ...failures(...ofBody, "unauthorized", "payment_required", "not_found", "invalid", "rate_limited"),
  },
});

export const deleteCardImageCall = createRoute({
  ...describeOwn("deleteCardImage", "cards"),
  method: "delete",
  path: "/_/business-cards/{hash}/image/{slot}",
  middleware: signedIn,
  request: { params: imageParams },
  responses: { 204: nothing, ...failures("unauthorized", "not_found", "invalid") },
});

export const deleteCardCall = createRoute({
  ...describeOwn("deleteCard", "cards"),
  method: "delete",
  path: "/_/business-cards/{hash}",
  middleware: signedIn,
  request: { params: byHash },
  responses: { 204: nothing, ...failures("unauthorized", "not_found") },
});

export const duplicateCardCall = createRoute({
  ...describeOwn("duplicateCard", "cards"),
  method: "post",
  path: "/_/business-cards/{hash}/duplicate",
  middleware: [signedIn, onceOnly] as const,
  request: { params: byHash, headers: creating },
  responses: {
    201: card,
    ...failures("unauthorized", "payment_required", "limit_reached", "rate_limited", "not_found", "conflict"),
  },
});

export const connectPageCall = createRoute({
  ...describeOwn("connectPage", "cards"),
  method: "post",
  path: "/_/business-cards/{hash}/connect-page",
  middleware: signedIn,
  request: { params: byHash, body: takes(connectPageSchema) },
  responses: {
    200: card,
    ...failures(...ofBody, "unauthorized", "payment_required", "not_found", "conflict", "invalid"),
  },
});
