import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { listLeavingOptions } from "~/server/services/team/leavings.server";

/** The options for a former member's card. */
export const loader = resource(
  userEndpoint("GET /dashboard-team/leaving-options", {}, ({ platform, actor }) =>
    listLeavingOptions(platform, actor),
  ),
);
