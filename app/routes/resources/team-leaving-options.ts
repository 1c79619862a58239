import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { listLeavingOptions } from "~/server/services/team/leavings.server";

/** Who and what can be chosen when somebody leaves. */
export const loader = resource(
  userEndpoint("GET /dashboard-team/leaving-options", {}, ({ platform, actor }) =>
    listLeavingOptions(platform, actor),
  ),
);
