import { imageSlot, isShareImage } from "~/domain/media/image-types";
import { decodeCursor } from "~/server/services/cursor.server";
import { askSlug, proposeSlug } from "~/server/services/pages/ask-slug.server";
import { changeSettings, publishPage, unpublishPage } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { duplicatePage } from "~/server/services/pages/duplicate-page.server";
import { getPage } from "~/server/services/pages/get-page.server";
import { listPages } from "~/server/services/pages/list-pages.server";
import { redrawShareImage, uploadShareImage } from "~/server/services/pages/own-share-image.server";
import { removePageImage, uploadPageImage } from "~/server/services/pages/page-images.server";
import { previewPage } from "~/server/services/pages/preview-page.server";
import { sendPage } from "~/server/services/pages/send-page.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { optionalActor } from "./actor.server";
import { tagEntity, versionToMatch } from "./entity-tags.server";
import { newRouter } from "./env.server";
import * as calls from "./pages-calls.server";

/** Pages, their images and their addresses. */
export function pagesRouter() {
  const router = newRouter();
  readRoutes(router);
  writeRoutes(router);
  stateRoutes(router);
  slugRoutes(router);
  return router;
}

type Router = ReturnType<typeof newRouter>;

function readRoutes(router: Router): void {
  router.openapi(calls.listPagesCall, async (c) => {
    const { limit, cursor } = c.req.valid("query");
    const after = cursor ? decodeCursor(cursor) : undefined;
    return c.json(await listPages(c.env.platform, c.var.user, { limit, after }), 200);
  });
  router.openapi(calls.getPageCall, async (c) => {
    const { page, version } = await getPage(c.env.platform, c.var.user, c.req.valid("param").id);
    if (await tagEntity(c, page, version)) return c.body(null, 304);
    return c.json(page, 200);
  });
  router.openapi(calls.previewPageCall, async (c) => {
    const { confirmed } = c.req.valid("query");
    return c.json(await previewPage(c.env.platform, c.req.valid("param").id, confirmed), 200);
  });
}

function writeRoutes(router: Router): void {
  router.openapi(calls.createPageCall, async (c) => {
    const { page, version } = await createPage(c.env.platform, c.var.user, c.req.valid("json"));
    await tagEntity(c, page, version);
    return c.json(page, 201);
  });
  router.openapi(calls.updatePageCall, async (c) => {
    const { id } = c.req.valid("param");
    const match = versionToMatch(c);
    const { page, version } = await updatePage(c.env.platform, c.var.user, id, c.req.valid("json"), match);
    await tagEntity(c, page, version);
    return c.json(page, 200);
  });
  router.openapi(calls.deletePageCall, async (c) => {
    await deletePage(c.env.platform, c.var.user, c.req.valid("param").id);
    return c.body(null, 204);
  });
  router.openapi(calls.duplicatePageCall, async (c) => {
    const { page, version } = await duplicatePage(c.env.platform, c.var.user, c.req.valid("param").id);
    await tagEntity(c, page, version);
    return c.json(page, 201);
  });
  router.openapi(calls.uploadPageImageCall, async (c) => {
    const { id } = c.req.valid("param");
    const { type, block, image } = c.req.valid("form");
    const { platform } = c.env;
    if (isShareImage(type)) return c.json(await uploadShareImage(platform, c.var.user, id, image), 200);
    const upload = { ...imageSlot(type, block), image };
    return c.json(await uploadPageImage(platform, c.var.user, id, upload), 200);
  });
  router.openapi(calls.deletePageImageCall, async (c) => {
    const { pageId, imageType } = c.req.valid("param");
    const { platform } = c.env;
    if (isShareImage(imageType)) await redrawShareImage(platform, c.var.user, pageId);
    else {
      const slot = imageSlot(imageType, c.req.valid("query").block);
      await removePageImage(platform, c.var.user, pageId, slot);
    }
    return c.body(null, 204);
  });
}

function stateRoutes(router: Router): void {
  router.openapi(calls.publishPageCall, async (c) => {
    const { page, version } = await publishPage(c.env.platform, c.var.user, c.req.valid("param").id);
    await tagEntity(c, page, version);
    return c.json(page, 200);
  });
  router.openapi(calls.unpublishPageCall, async (c) => {
    const { page, version } = await unpublishPage(c.env.platform, c.var.user, c.req.valid("param").id);
    await tagEntity(c, page, version);
    return c.json(page, 200);
  });
  router.openapi(calls.sendPageCall, async (c) => {
    await sendPage(c.env.platform, c.var.user, c.req.valid("param").id, c.req.valid("json"));
    return c.body(null, 204);
  });
  router.openapi(calls.changeSettingsCall, async (c) => {
    const { id } = c.req.valid("param");
    const { page, version } = await changeSettings(c.env.platform, c.var.user, id, c.req.valid("json"));
    await tagEntity(c, page, version);
    return c.json(page, 200);
  });
}

function slugRoutes(router: Router): void {
  router.openapi(calls.generateSlugCall, async (c) => {
    const actor = await optionalActor(c);
    return c.json({ slug: await proposeSlug(c.env.platform, actor, c.req.valid("query").title) }, 200);
  });
  router.openapi(calls.validateSlugCall, async (c) => {
    const actor = await optionalActor(c);
    return c.json(await askSlug(c.env.platform, actor, c.req.valid("param").slug), 200);
  });
}
