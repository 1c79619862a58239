import { AppError } from "~/domain/errors";
import { negotiateLanguage } from "~/domain/languages";
import { temporarySlot } from "~/domain/temporary/schema";
import { getAppData } from "~/server/services/app-data/get-app-data.server";
import { getPricing } from "~/server/services/app-data/get-pricing.server";
import { checkPossibility } from "~/server/services/check-possibility.server";
import { saveTemporary, saveTemporaryImage } from "~/server/services/temporary/save-temporary.server";
import { optionalActor } from "./actor.server";
import * as calls from "./app-calls.server";
import { newRouter } from "./env.server";

const CACHED = { "Cache-Control": "public, max-age=300", Vary: "Accept-Language" };

/** What belongs to no single noun. */
export function appRouter() {
  const router = newRouter();
  router.openapi(calls.appDataCall, (c) => {
    return c.json(getAppData(negotiateLanguage(c.req.header("Accept-Language") ?? null)), 200, CACHED);
  });
  router.openapi(calls.pricingCall, (c) => {
    return c.json(getPricing(negotiateLanguage(c.req.header("Accept-Language") ?? null)), 200, CACHED);
  });
  router.openapi(calls.checkCall, async (c) => {
    await checkPossibility(c.env.platform, await optionalActor(c), c.req.valid("param").entity);
    return c.body(null, 204);
  });
  router.openapi(calls.saveTemporarilyCall, async (c) => {
    const type = c.req.header("Content-Type");
    if (!type) throw new AppError("unsupported_media_type");
    const draft = c.req.valid(/^application\/.*json/i.test(type) ? "json" : "form");
    if (!("image" in draft)) return c.json(await saveTemporary(c.env.platform, draft), 200);
    const { type: slot, block, image, temporaryId } = draft;
    const upload = { ...temporarySlot(slot, block), image, temporaryId };
    return c.json(await saveTemporaryImage(c.env.platform, upload), 200);
  });
  return router;
}
