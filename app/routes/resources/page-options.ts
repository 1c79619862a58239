import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { listPageOptions } from "~/server/services/pages/list-page-options.server";

/** The user's pages as a card's code may lead to them. */
export const loader = resource(
  userEndpoint("GET /editor-business-card/pages", {}, ({ platform, actor }) =>
    listPageOptions(platform, actor),
  ),
);
