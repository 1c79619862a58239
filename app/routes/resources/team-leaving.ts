import { z } from "zod";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { leaveTeam } from "~/server/services/team/leave-team.server";

/** Ends the user's membership in a team; `team` is the id of its owner. */
export const action = resource(
  userEndpoint(
    "POST /dashboard-business-cards/leave",
    { body: z.strictObject({ team: z.string().max(64) }) },
    async ({ platform, actor, body }) => {
      await leaveTeam(platform, actor, body.team);
      return { left: true };
    },
  ),
);
