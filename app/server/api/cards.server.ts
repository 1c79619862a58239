import { removeCardImage, uploadCardImage } from "~/server/services/cards/card-images.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { duplicateCard } from "~/server/services/cards/duplicate-card.server";
import { getCard } from "~/server/services/cards/get-card.server";
import { listCards } from "~/server/services/cards/list-cards.server";
import { previewCard } from "~/server/services/cards/preview-card.server";
import { connectPage, updateCard } from "~/server/services/cards/update-card.server";
import { decodeCursor } from "~/server/services/cursor.server";
import * as calls from "./cards-calls.server";
import { tagEntity, versionToMatch } from "./entity-tags.server";
import { newRouter } from "./env.server";

/** Business cards. */
export function cardsRouter() {
  const router = newRouter();
  readRoutes(router);
  writeRoutes(router);
  return router;
}

type Router = ReturnType<typeof newRouter>;

function readRoutes(router: Router): void {
  router.openapi(calls.listCardsCall, async (c) => {
    const { limit, cursor } = c.req.valid("query");
    const after = cursor ? decodeCursor(cursor) : undefined;
    return c.json(await listCards(c.env.platform, c.var.user, { limit, after }), 200);
  });
  router.openapi(calls.getCardCall, async (c) => {
    const { card, version } = await getCard(c.env.platform, c.var.user, c.req.valid("param").hash);
    if (await tagEntity(c, card, version)) return c.body(null, 304);
    return c.json(card, 200);
  });
  router.openapi(calls.previewCardCall, async (c) => {
    return c.json(await previewCard(c.env.platform, c.req.valid("param").id), 200);
  });
}

function writeRoutes(router: Router): void {
  router.openapi(calls.createCardCall, async (c) => {
    const { card, version } = await createCard(c.env.platform, c.var.user, c.req.valid("json"));
    await tagEntity(c, card, version);
    return c.json(card, 201);
  });
  router.openapi(calls.updateCardCall, async (c) => {
    const { hash } = c.req.valid("param");
    const match = versionToMatch(c);
    const { card, version } = await updateCard(c.env.platform, c.var.user, hash, c.req.valid("json"), match);
    await tagEntity(c, card, version);
    return c.json(card, 200);
  });
  router.openapi(calls.uploadCardImageCall, async (c) => {
    const { hash, slot } = c.req.valid("param");
    const { image } = c.req.valid("form");
    return c.json(await uploadCardImage(c.env.platform, c.var.user, hash, slot, image), 200);
  });
  router.openapi(calls.deleteCardImageCall, async (c) => {
    const { hash, slot } = c.req.valid("param");
    await removeCardImage(c.env.platform, c.var.user, hash, slot);
    return c.body(null, 204);
  });
  router.openapi(calls.deleteCardCall, async (c) => {
    await deleteCard(c.env.platform, c.var.user, c.req.valid("param").hash);
    return c.body(null, 204);
  });
  router.openapi(calls.duplicateCardCall, async (c) => {
    const { card, version } = await duplicateCard(c.env.platform, c.var.user, c.req.valid("param").hash);
    await tagEntity(c, card, version);
    return c.json(card, 201);
  });
  router.openapi(calls.connectPageCall, async (c) => {
    const { hash } = c.req.valid("param");
    const { card, version } = await connectPage(c.env.platform, c.var.user, hash, c.req.valid("json"));
    await tagEntity(c, card, version);
    return c.json(card, 200);
  });
}
