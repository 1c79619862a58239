import { z } from "@hono/zod-openapi";
import {
  anonymousDraftSchema,
  anonymousSlot,
  TEMPORARY_TYPES,
  temporaryIdSchema,
} from "~/domain/anonymous/schema";
import { AppError } from "~/domain/errors";
import { negotiateLanguage } from "~/domain/languages";
import { saveAnonymousDraft, saveAnonymousImage } from "~/server/services/anonymous/save-draft.server";
import { getAppData } from "~/server/services/app-data/get-app-data.server";
import { getPricing } from "~/server/services/app-data/get-pricing.server";
import { assertWithinLimit } from "~/server/services/assert-within-limit.server";
import { optionalActor } from "./actor.server";
import { admitDrafts } from "./admit-drafts.server";
import { appDataShape, planShape } from "./app-shapes.server";
import { newRouter } from "./env.server";
import { idempotent } from "./idempotent.server";
import { creating, gives, nothing, publicOperation } from "./operation.server";
import { draftSlotFields, fileField } from "./shapes.server";

const CACHED = { "Cache-Control": "public, max-age=300", Vary: "Accept-Language" };

/** Operations without a single noun. */
export function appRouter() {
  const router = newRouter();
  router.openapi(
    publicOperation("getAppData", "get", "/app/data", {
      responses: { 200: gives(appDataShape, "Lists and limits") },
    }),
    (c) => {
      return c.json(getAppData(negotiateLanguage(c.req.header("Accept-Language") ?? null)), 200, CACHED);
    },
  );
  router.openapi(
    publicOperation("getPricing", "get", "/app/pricing", {
      responses: { 200: gives(z.object({ plans: z.array(planShape) }), "Plans") },
    }),
    (c) => {
      return c.json(getPricing(negotiateLanguage(c.req.header("Accept-Language") ?? null)), 200, CACHED);
    },
  );
  router.openapi(
    publicOperation("checkPossibility", "get", "/app/user/{entity}/check", {
      request: {
        params: z.object({ entity: z.enum(TEMPORARY_TYPES) }),
        query: z.object({ team: z.string().max(64).optional() }),
      },
      responses: { 204: nothing },
      fails: ["limit_reached", "not_found", "payment_required", "conflict"],
    }),
    async (c) => {
      const { entity } = c.req.valid("param");
      await assertWithinLimit(c.env.platform, await optionalActor(c), entity, c.req.valid("query").team);
      return c.body(null, 204);
    },
  );
  router.openapi(
    publicOperation("saveTemporarily", "post", "/app/entity/temporarily-save", {
      before: [admitDrafts, idempotent],
      request: {
        headers: creating,
        body: {
          content: {
            "application/json": { schema: anonymousDraftSchema },
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
      },
      fails: ["not_found", "conflict", "rate_limited"],
    }),
    async (c) => {
      const type = c.req.header("Content-Type");
      if (!type) throw new AppError("unsupported_media_type");
      const draft = c.req.valid(/^application\/.*json/i.test(type) ? "json" : "form");
      if (!("image" in draft)) return c.json(await saveAnonymousDraft(c.env.platform, draft), 200);
      const { type: slot, block, image, temporaryId } = draft;
      const upload = { ...anonymousSlot(slot, block), image, temporaryId };
      return c.json(await saveAnonymousImage(c.env.platform, upload), 200);
    },
  );
  return router;
}
