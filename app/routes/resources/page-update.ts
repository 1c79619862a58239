import { z } from "zod";
import { pageUpdateSchema } from "~/domain/pages/schema";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { getPage } from "~/server/services/pages/get-page.server";
import { updatePage } from "~/server/services/pages/update-page.server";

/**
 * `published` is the editor's publish switch; it only applies to subscribers. Without a version the page overwrites the
 * stored one: the user has confirmed that.
 */
const bodySchema = z.strictObject({
  page: pageUpdateSchema,
  published: z.boolean().optional(),
  version: z.int().min(1).optional(),
});

/** The page as it is stored now, for an editor whose version is outdated. */
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
