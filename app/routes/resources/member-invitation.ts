import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { resendInvitation } from "~/server/services/team/members.server";

/** Sends an invitation again, with a new link. */
export const action = resource(
  userEndpoint("POST /dashboard-team/members/:id/invitation", {}, ({ platform, actor, params }) =>
    resendInvitation(platform, actor, params.id),
  ),
);
