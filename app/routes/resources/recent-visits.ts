import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { listRecentViews } from "~/server/services/visits/recent-views.server";

/** The views of the last seven days, one number a day, of each thing that has any. */
export const loader = resource(
  userEndpoint("GET /dashboard-visits/recent", {}, ({ platform, actor }) => listRecentViews(platform, actor)),
);
