import { z } from "@hono/zod-openapi";
import { sendPageSchema } from "~/domain/notifications/send-page";
import {
  pageInputSchema,
  pageSettingsSchema,
  pageUpdateSchema,
  SENSITIVE_LEVELS,
} from "~/domain/pages/schema";
import { changeSettings, publishPage, unpublishPage } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { duplicatePage } from "~/server/services/pages/duplicate-page.server";
import { getPage } from "~/server/services/pages/get-page.server";
import { listPages } from "~/server/services/pages/list-pages.server";
import { previewPage } from "~/server/services/pages/preview-page.server";
import { listDeletedPages, restorePage } from "~/server/services/pages/restore-page.server";
import { sendPage } from "~/server/services/pages/send-page.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { respondRead, respondSaved, versionToMatch } from "./entity-tags.server";
import { newRouter } from "./env.server";
import { idempotent } from "./idempotent.server";
import {
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
import { deletedPagesShape, pageListShape, pageShape } from "./shapes.server";

const page = gives(pageShape, "The page");

/** The level of a sensitive page that the reader has confirmed; without it only the title is returned. */
const confirmedLevel = z.coerce.number().pipe(z.literal(SENSITIVE_LEVELS)).optional();

const switched = { responses: { 200: page }, fails: ["payment_required", "not_found", "conflict"] } as const;

/** Pages. */
export function pagesRouter() {
  const router = newRouter();
  readRoutes(router);
  writeRoutes(router);
  stateRoutes(router);
  return router;
}

type Router = ReturnType<typeof newRouter>;

function readRoutes(router: Router): void {
  router.openapi(
    userOperation("listPages", "get", "/_/pages", {
      request: { query: listQuery },
      responses: { 200: gives(pageListShape, "Pages") },
      fails: ["invalid"],
    }),
    async (c) => {
      return c.json(await listPages(c.env.platform, c.var.user, listInput(c.req.valid("query"))), 200);
    },
  );
  router.openapi(
    userOperation("listDeletedPages", "get", "/_/deleted-pages", {
      responses: { 200: gives(deletedPagesShape, "Deleted pages") },
    }),
    async (c) => c.json({ items: await listDeletedPages(c.env.platform, c.var.user) }, 200),
  );
  router.openapi(
    userOperation("getPage", "get", "/_/pages/{id}", {
      request: { params: byId, headers: reading },
      responses: { 200: page, 304: notModified },
      fails: ["not_found"],
    }),
    async (c) => {
      const { page, version } = await getPage(c.env.platform, c.var.user, c.req.valid("param").id);
      return respondRead(c, page, version);
    },
  );
  router.openapi(
    publicOperation("previewPage", "get", "/pages/{id}/preview", {
      request: { params: byId, query: z.object({ confirmed: confirmedLevel }) },
      responses: { 200: page },
      fails: ["invalid", "forbidden", "not_found", "gone", "rate_limited"],
    }),
    async (c) => {
      const { confirmed } = c.req.valid("query");
      return c.json(await previewPage(c.env.platform, c.req.valid("param").id, confirmed), 200);
    },
  );
}

function writeRoutes(router: Router): void {
  router.openapi(
    userOperation("createPage", "post", "/_/pages", {
      before: [idempotent],
      request: { headers: creating, body: takes(pageInputSchema.meta({ id: "NewPage" })) },
      responses: { 201: page },
      fails: ["payment_required", "limit_reached", "rate_limited", "conflict"],
    }),
    async (c) => {
      const { page, version } = await createPage(c.env.platform, c.var.user, c.req.valid("json"));
      return respondSaved(c, page, version, 201);
    },
  );
  router.openapi(
    userOperation("updatePage", "put", "/_/pages/{id}", {
      request: { params: byId, headers: saving, body: takes(pageUpdateSchema.meta({ id: "PageChange" })) },
      responses: { 200: page },
      fails: ["payment_required", "not_found", "conflict", "precondition_failed"],
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const match = versionToMatch(c);
      const { page, version } = await updatePage(c.env.platform, c.var.user, id, c.req.valid("json"), match);
      return respondSaved(c, page, version, 200);
    },
  );
  router.openapi(
    userOperation("deletePage", "delete", "/_/pages/{id}", {
      request: { params: byId },
      responses: { 204: nothing },
      fails: ["not_found"],
    }),
    async (c) => {
      await deletePage(c.env.platform, c.var.user, c.req.valid("param").id);
      return c.body(null, 204);
    },
  );
  router.openapi(
    userOperation("restorePage", "post", "/_/pages/{id}/restore", {
      request: { params: byId },
      responses: { 200: page },
      fails: ["limit_reached", "rate_limited", "forbidden", "not_found", "invalid"],
    }),
    async (c) => {
      const { page, version } = await restorePage(c.env.platform, c.var.user, c.req.valid("param").id);
      return respondSaved(c, page, version, 200);
    },
  );
  router.openapi(
    userOperation("duplicatePage", "post", "/_/pages/{id}/duplicate", {
      before: [idempotent],
      request: { params: byId, headers: creating },
      responses: { 201: page },
      fails: ["limit_reached", "rate_limited", "not_found", "conflict"],
    }),
    async (c) => {
      const { page, version } = await duplicatePage(c.env.platform, c.var.user, c.req.valid("param").id);
      return respondSaved(c, page, version, 201);
    },
  );
}

function stateRoutes(router: Router): void {
  router.openapi(
    userOperation("publishPage", "post", "/_/pages/{id}/publish", {
      request: { params: byId },
      ...switched,
    }),
    async (c) => {
      const { page, version } = await publishPage(c.env.platform, c.var.user, c.req.valid("param").id);
      return respondSaved(c, page, version, 200);
    },
  );
  router.openapi(
    userOperation("unpublishPage", "post", "/_/pages/{id}/unpublish", {
      request: { params: byId },
      ...switched,
    }),
    async (c) => {
      const { page, version } = await unpublishPage(c.env.platform, c.var.user, c.req.valid("param").id);
      return respondSaved(c, page, version, 200);
    },
  );
  router.openapi(
    userOperation("sendPage", "post", "/_/pages/{id}/send", {
      request: { params: byId, body: takes(sendPageSchema) },
      responses: { 204: nothing },
      fails: ["not_found", "conflict", "rate_limited"],
    }),
    async (c) => {
      await sendPage(c.env.platform, c.var.user, c.req.valid("param").id, c.req.valid("json"));
      return c.body(null, 204);
    },
  );
  router.openapi(
    userOperation("changePageSettings", "put", "/_/pages/{id}/settings", {
      request: { params: byId, body: takes(pageSettingsSchema) },
      responses: { 200: page },
      fails: ["payment_required", "not_found", "conflict"],
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { page, version } = await changeSettings(c.env.platform, c.var.user, id, c.req.valid("json"));
      return respondSaved(c, page, version, 200);
    },
  );
}
