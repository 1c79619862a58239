import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { acceptInvite } from "~/server/services/team/accept-invitation.server";

/** Accepts an invitation of the user's own address. */
export const action = resource(
  userEndpoint("POST /team/invitations/:id", {}, ({ platform, actor, params }) =>
    acceptInvite(platform, actor, params.id),
  ),
);
