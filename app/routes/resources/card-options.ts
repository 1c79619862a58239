import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { listCardOptions } from "~/server/services/cards/list-card-options.server";

/** The user's cards that a page's block can link to. */
export const loader = resource(
  userEndpoint("GET /editor/cards", {}, ({ platform, actor }) => listCardOptions(platform, actor)),
);
