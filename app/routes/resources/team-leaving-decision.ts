import { leavingChoiceSchema } from "~/domain/team/leaving";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { decideLeaving } from "~/server/services/team/leavings.server";

/** Stores the decision about a former member's card. */
export const action = resource(
  userEndpoint(
    "POST /dashboard-team/leavings/:id",
    { body: leavingChoiceSchema },
    ({ platform, actor, params, body }) => decideLeaving(platform, actor, params.id, body),
  ),
);
