import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { listLeavings } from "~/server/services/team/leavings.server";

/** Who left the team, where something can be decided or taken back. */
export const loader = resource(
  userEndpoint("GET /dashboard-team/leavings", {}, ({ platform, actor }) => listLeavings(platform, actor)),
);
