import { z } from "zod";
import { pageUpdateSchema } from "~/domain/pages/schema";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { getPage } from "~/server/services/pages/get-page.server";
import { updatePage } from "~/server/services/pages/update-page.server";

/**
 * `published` is the publish switch as it stands in the editor; only a subscriber's is looked at. Without a version the
 * page is saved over whatever is there: its editor was asked.
 */
const bodySchema = z.strictObject({
  page: pageUpdateSchema,
  published: z.boolean().optional(),
  version: z.int().min(1).optional(),
});

/** The page as it is stored now, for an editor that was told it holds an older one. */
export const loader = resource(
  userEndpoint("GET /editor/:id/save", {}, ({ platform, actor, params }) =>
    getPage(platform, actor, params.id),
  ),
);

/** Saves a change of a page. */
export const action = resource(
  userEndpoint(
    "PUT /editor/:id/save",
    { body: bodySchema },
    ({ platform, actor, params, body: { page, published, version } }) =>
      updatePage(platform, actor, params.id, page, version, published),
  ),
);
