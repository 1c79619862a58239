import { z } from "zod";
import { idempotencyKeySchema } from "~/domain/idempotency";
import { newId } from "~/domain/ids";
import { pageInputSchema } from "~/domain/pages/schema";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { createIdempotently, findMade } from "~/server/services/create-idempotently.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { isOwnPage } from "~/server/services/pages/get-page.server";
import { updatePage } from "~/server/services/pages/update-page.server";

/** `published` is the editor's publish switch; it only applies to subscribers. */
const bodySchema = z.strictObject({ page: pageInputSchema, published: z.boolean().optional() });

/** The result of a save with this `Idempotency-Key` whose response was lost; `made` is null if it created nothing. */
export const loader = resource(
  userEndpoint(
    "GET /editor/save",
    { query: z.object({ key: idempotencyKeySchema }) },
    async ({ platform, actor, query: { key } }) => ({
      made: await findMade(platform, actor, "page", key, (id) => isOwnPage(platform, actor, id)),
    }),
  ),
);

/** Saves a new page, once for each `Idempotency-Key`. */
export const action = resource(
  userEndpoint(
    "POST /editor/save",
    { body: bodySchema },
    ({ platform, actor, request, body: { page, published } }) =>
      createIdempotently(platform, actor, "page", request.headers.get("Idempotency-Key"), {
        newId: () => newId("pg"),
        exists: (id) => isOwnPage(platform, actor, id),
        create: (id) => createPage(platform, actor, page, { published, id }),
        change: (id, ifVersion) => updatePage(platform, actor, id, page, ifVersion, published),
      }),
  ),
);
