import { pageFollowersSchema } from "~/domain/team/page-template";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { assignPageTemplate, listPagesToFollow } from "~/server/services/team/assign-page-template.server";

/** The owner's pages, with the look that each follows. */
export const loader = resource(
  userEndpoint("GET /dashboard-team/page-templates/:id/pages", {}, ({ platform, actor }) =>
    listPagesToFollow(platform, actor),
  ),
);

/** Has pages follow a look, or no longer. */
export const action = resource(
  userEndpoint(
    "PUT /dashboard-team/page-templates/:id/pages",
    { body: pageFollowersSchema },
    ({ platform, actor, params, body }) => assignPageTemplate(platform, actor, params.id, body),
  ),
);
