import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { listLeavings } from "~/server/services/team/leavings.server";

/** Former members with an open or reversible decision. */
export const loader = resource(
  userEndpoint("GET /dashboard-team/leavings", {}, ({ platform, actor }) => listLeavings(platform, actor)),
);
