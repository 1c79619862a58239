import { followersSchema } from "~/domain/team/template";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { assignTemplate, listFollowers } from "~/server/services/team/assign-template.server";

/** The owner's cards, with the look that each follows. */
export const loader = resource(
  userEndpoint("GET /dashboard-team/templates/:id/cards", {}, ({ platform, actor }) =>
    listFollowers(platform, actor),
  ),
);

/** Has cards follow a look, or no longer. */
export const action = resource(
  userEndpoint(
    "PUT /dashboard-team/templates/:id/cards",
    { body: followersSchema },
    ({ platform, actor, params, body }) => assignTemplate(platform, actor, params.id, body),
  ),
);
