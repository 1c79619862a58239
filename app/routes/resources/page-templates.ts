import { pageTemplateInputSchema } from "~/domain/team/page-template";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { createPageTemplate } from "~/server/services/team/page-templates.server";

/** Makes a look of pages. */
export const action = resource(
  userEndpoint(
    "POST /dashboard-team/page-templates",
    { body: pageTemplateInputSchema },
    ({ platform, actor, body }) => createPageTemplate(platform, actor, body),
  ),
);
