import { z } from "zod";
import { AppError } from "~/domain/errors";
import { newId } from "~/domain/ids";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import { readJson } from "~/server/http/app/body.server";
import { userCall } from "~/server/http/app/route.server";
import { createOnce } from "~/server/services/create-once.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { getPage, isOwnPage } from "~/server/services/pages/get-page.server";
import { updatePage } from "~/server/services/pages/update-page.server";

/** The publish switch as it stands in the editor; only a subscriber's is looked at. */
const published = z.boolean().optional();

const creation = z.strictObject({ page: pageInputSchema, published });
const change = z.strictObject({ page: pageUpdateSchema, published, version: z.int().min(1).optional() });

/** `GET /editor/{id}/save`: the page as it is stored now, for an editor that was told it holds an older one. */
export const loader = userCall(({ platform, actor, params }) => getPage(platform, actor, params.id ?? ""));

/** `POST /editor/save` makes a page; `PUT /editor/{id}/save` changes one, if nobody did since `version`. */
export const action = userCall(async ({ platform, actor, request, params }) => {
  if (request.method === "POST" && !params.id) {
    const { page, published } = await readJson(request, creation);
    return createOnce(platform, actor, "page", request.headers.get("Idempotency-Key"), {
      newId: () => newId("pg"),
      exists: (id) => isOwnPage(platform, actor, id),
      create: (id) => createPage(platform, actor, page, { published, id }),
      change: (id) => updatePage(platform, actor, id, page, undefined, published),
    });
  }
  if (request.method !== "PUT" || !params.id) throw new AppError("method_not_allowed");
  const { page, published, version } = await readJson(request, change);
  return updatePage(platform, actor, params.id, page, version, published);
});
