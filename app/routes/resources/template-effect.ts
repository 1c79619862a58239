import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { templateEffect } from "~/server/services/team/template-effect.server";

/** What a change of a look touches. */
export const loader = resource(
  userEndpoint("GET /dashboard-team/templates/:id/effect", {}, ({ platform, actor, params }) =>
    templateEffect(platform, actor, params.id),
  ),
);
