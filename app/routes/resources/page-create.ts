import { z } from "zod";
import { newId } from "~/domain/ids";
import { pageInputSchema } from "~/domain/pages/schema";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { createIdempotently } from "~/server/services/create-idempotently.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { isOwnPage } from "~/server/services/pages/get-page.server";
import { updatePage } from "~/server/services/pages/update-page.server";

/** `published` is the publish switch as it stands in the editor; only a subscriber's is looked at. */
const bodySchema = z.strictObject({ page: pageInputSchema, published: z.boolean().optional() });

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
