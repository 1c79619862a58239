import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { pageTemplateEffect } from "~/server/services/team/page-template-effect.server";

/** What a change of a look of pages touches. */
export const loader = resource(
  userEndpoint("GET /dashboard-team/page-templates/:id/effect", {}, ({ platform, actor, params }) =>
    pageTemplateEffect(platform, actor, params.id),
  ),
);
