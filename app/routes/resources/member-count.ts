import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { countTeam } from "~/server/services/team/members.server";

/** Seats and members of the team. */
export const loader = resource(
  userEndpoint("GET /dashboard-team/count", {}, ({ platform, actor }) => countTeam(platform, actor)),
);
