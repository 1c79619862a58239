import { z } from "@hono/zod-openapi";
import {
  CARD_IMAGE_SLOTS,
  cardInputSchema,
  cardUpdateSchema,
  connectPageSchema,
} from "~/domain/cards/schema";
import { assignSchema } from "~/domain/team/member";
import { removeCardImage, uploadCardImage } from "~/server/services/cards/card-images.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { duplicateCard } from "~/server/services/cards/duplicate-card.server";
import { getCard } from "~/server/services/cards/get-card.server";
import { listCards } from "~/server/services/cards/list-cards.server";
import { previewCard } from "~/server/services/cards/preview-card.server";
import { listDeletedCards, restoreCard } from "~/server/services/cards/restore-card.server";
import { connectPage, updateCard } from "~/server/services/cards/update-card.server";
import { assignCard, unassignCard } from "~/server/services/team/assign-card.server";
import { admitCardUploads } from "./admit-uploads.server";
import { respondRead, respondSaved, versionToMatch } from "./entity-tags.server";
import { newRouter } from "./env.server";
import { idempotent } from "./idempotent.server";
import {
  byHash,
  byId,
  creating,
  gives,
  listInput,
  listQuery,
  nothing,
  notModified,
  publicOperation,
  reading,
  saving,
  takes,
  userOperation,
} from "./operation.server";
import {
  cardListShape,
  cardShape,
  deletedCardsShape,
  fileField,
  previewedCardShape,
  storedImageShape,
} from "./shapes.server";

/** `hash` and `id` in these paths each accept both; each path uses one name for it, or the document would be wrong. */

const card = gives(cardShape, "The card");

/** The id of a team's owner, or of a template of one's own team. */
const inTeam = z.object({ team: z.string().max(64).optional(), template: z.string().max(64).optional() });

const imageParams = z.object({ hash: z.string(), slot: z.enum(CARD_IMAGE_SLOTS) });

/** Business cards. */
export function cardsRouter() {
  const router = newRouter();
  readRoutes(router);
  writeRoutes(router);
  return router;
}

type Router = ReturnType<typeof newRouter>;

function readRoutes(router: Router): void {
  router.openapi(
    userOperation("listCards", "get", "/_/business-cards", {
      request: { query: listQuery },
      responses: { 200: gives(cardListShape, "Cards") },
      fails: ["invalid"],
    }),
    async (c) => {
      return c.json(await listCards(c.env.platform, c.var.user, listInput(c.req.valid("query"))), 200);
    },
  );
  router.openapi(
    userOperation("listDeletedCards", "get", "/_/deleted-business-cards", {
      responses: { 200: gives(deletedCardsShape, "Deleted cards") },
    }),
    async (c) => c.json({ items: await listDeletedCards(c.env.platform, c.var.user) }, 200),
  );
  router.openapi(
    userOperation("getCard", "get", "/_/business-cards/{hash}", {
      request: { params: byHash, headers: reading },
      responses: { 200: card, 304: notModified },
      fails: ["not_found"],
    }),
    async (c) => {
      const { card, version } = await getCard(c.env.platform, c.var.user, c.req.valid("param").hash);
      return respondRead(c, card, version);
    },
  );
  router.openapi(
    publicOperation("previewCard", "get", "/business-cards/{id}/preview", {
      request: { params: byId },
      responses: { 200: gives(previewedCardShape, "The card") },
      fails: ["not_found", "gone"],
    }),
    async (c) => {
      return c.json(await previewCard(c.env.platform, c.req.valid("param").id), 200);
    },
  );
}

function writeRoutes(router: Router): void {
  router.openapi(
    userOperation("createCard", "post", "/_/business-cards", {
      before: [idempotent],
      request: { headers: creating, query: inTeam, body: takes(cardInputSchema.meta({ id: "NewCard" })) },
      responses: { 201: card },
      fails: ["forbidden", "payment_required", "limit_reached", "rate_limited", "conflict", "not_found"],
    }),
    async (c) => {
      const where = c.req.valid("query");
      const { card, version } = await createCard(c.env.platform, c.var.user, c.req.valid("json"), where);
      return respondSaved(c, card, version, 201);
    },
  );
  router.openapi(
    userOperation("updateCard", "put", "/_/business-cards/{hash}", {
      request: { params: byHash, headers: saving, body: takes(cardUpdateSchema.meta({ id: "CardChange" })) },
      responses: { 200: card },
      fails: ["forbidden", "payment_required", "not_found", "conflict", "precondition_failed"],
    }),
    async (c) => {
      const { hash } = c.req.valid("param");
      const match = versionToMatch(c);
      const { card, version } = await updateCard(
        c.env.platform,
        c.var.user,
        hash,
        c.req.valid("json"),
        match,
      );
      return respondSaved(c, card, version, 200);
    },
  );
  router.openapi(
    userOperation("uploadCardImage", "post", "/_/business-cards/{hash}/image/{slot}", {
      before: [admitCardUploads],
      request: {
        params: imageParams,
        body: {
          required: true,
          content: { "multipart/form-data": { schema: z.strictObject({ image: fileField }) } },
        },
      },
      responses: { 200: gives(storedImageShape, "The stored image") },
      fails: ["forbidden", "payment_required", "not_found", "rate_limited"],
    }),
    async (c) => {
      const { hash, slot } = c.req.valid("param");
      const { image } = c.req.valid("form");
      return c.json(await uploadCardImage(c.env.platform, c.var.user, hash, slot, image), 200);
    },
  );
  router.openapi(
    userOperation("deleteCardImage", "delete", "/_/business-cards/{hash}/image/{slot}", {
      request: { params: imageParams },
      responses: { 204: nothing },
      fails: ["forbidden", "not_found", "invalid"],
    }),
    async (c) => {
      const { hash, slot } = c.req.valid("param");
      await removeCardImage(c.env.platform, c.var.user, hash, slot);
      return c.body(null, 204);
    },
  );
  router.openapi(
    userOperation("deleteCard", "delete", "/_/business-cards/{hash}", {
      request: { params: byHash },
      responses: { 204: nothing },
      fails: ["not_found"],
    }),
    async (c) => {
      await deleteCard(c.env.platform, c.var.user, c.req.valid("param").hash);
      return c.body(null, 204);
    },
  );
  router.openapi(
    userOperation("restoreCard", "post", "/_/business-cards/{hash}/restore", {
      request: { params: byHash },
      responses: { 200: card },
      fails: ["limit_reached", "not_found"],
    }),
    async (c) => {
      const { card, version } = await restoreCard(c.env.platform, c.var.user, c.req.valid("param").hash);
      return respondSaved(c, card, version, 200);
    },
  );
  router.openapi(
    userOperation("duplicateCard", "post", "/_/business-cards/{hash}/duplicate", {
      before: [idempotent],
      request: { params: byHash, headers: creating },
      responses: { 201: card },
      fails: ["payment_required", "limit_reached", "rate_limited", "not_found", "conflict"],
    }),
    async (c) => {
      const { card, version } = await duplicateCard(c.env.platform, c.var.user, c.req.valid("param").hash);
      return respondSaved(c, card, version, 201);
    },
  );
  router.openapi(
    userOperation("connectPage", "post", "/_/business-cards/{hash}/connect-page", {
      request: { params: byHash, body: takes(connectPageSchema) },
      responses: { 200: card },
      fails: ["payment_required", "not_found", "conflict"],
    }),
    async (c) => {
      const { hash } = c.req.valid("param");
      const { card, version } = await connectPage(c.env.platform, c.var.user, hash, c.req.valid("json"));
      return respondSaved(c, card, version, 200);
    },
  );
  router.openapi(
    userOperation("assignCard", "post", "/_/business-cards/{hash}/assign", {
      request: { params: byHash, body: takes(assignSchema.meta({ id: "Assignment" })) },
      responses: { 200: card },
      fails: ["payment_required", "forbidden", "not_found", "conflict", "limit_reached", "rate_limited"],
    }),
    async (c) => {
      const { hash } = c.req.valid("param");
      const { card, version } = await assignCard(c.env.platform, c.var.user, hash, c.req.valid("json"));
      return respondSaved(c, card, version, 200);
    },
  );
  router.openapi(
    userOperation("unassignCard", "post", "/_/business-cards/{hash}/unassign", {
      request: { params: byHash },
      responses: { 200: card },
      fails: ["not_found"],
    }),
    async (c) => {
      const { card, version } = await unassignCard(c.env.platform, c.var.user, c.req.valid("param").hash);
      return respondSaved(c, card, version, 200);
    },
  );
}
