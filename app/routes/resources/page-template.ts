import { z } from "zod";
import { pageTemplateInputSchema } from "~/domain/team/page-template";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import {
  changePageTemplate,
  getPageTemplate,
  removePageTemplate,
} from "~/server/services/team/page-templates.server";

/** Without a version the look overwrites the stored one: the user has confirmed that. */
const bodySchema = z.strictObject({
  template: pageTemplateInputSchema,
  version: z.number().int().optional(),
});

/** A look of pages as it is stored now. */
export const loader = resource(
  userEndpoint("GET /dashboard-team/page-templates/:id", {}, ({ platform, actor, params }) =>
    getPageTemplate(platform, actor, params.id),
  ),
);

/** Saves a change of a look of pages, or deletes it. */
export const action = resource(
  userEndpoint(
    "PUT /dashboard-team/page-templates/:id",
    { body: bodySchema },
    ({ platform, actor, params, body: { template, version } }) =>
      changePageTemplate(platform, actor, params.id, template, version),
  ),
  userEndpoint("DELETE /dashboard-team/page-templates/:id", {}, async ({ platform, actor, params }) => {
    await removePageTemplate(platform, actor, params.id);
    return null;
  }),
);
