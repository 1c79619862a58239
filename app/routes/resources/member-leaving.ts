import { leavingChoiceSchema } from "~/domain/team/leaving";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { removeAndDecide } from "~/server/services/team/remove-member.server";

/** Takes a member out of the team, and decides what becomes of their card. */
export const action = resource(
  userEndpoint(
    "POST /dashboard-team/members/:id/leaving",
    { body: leavingChoiceSchema },
    async ({ platform, actor, params, body }) => {
      await removeAndDecide(platform, actor, params.id, body);
      return { removed: true };
    },
  ),
);
