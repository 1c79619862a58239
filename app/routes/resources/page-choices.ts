import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { choosePages } from "~/server/services/pages/choose-pages.server";

/** The user's pages as a card's code may lead to them. */
export const loader = resource(
  userEndpoint("GET /editor-business-card/pages", {}, ({ platform, actor }) => choosePages(platform, actor)),
);
