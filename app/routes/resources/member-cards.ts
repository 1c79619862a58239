import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { listFreeCards } from "~/server/services/team/list-free-cards.server";

/** The unassigned cards. */
export const loader = resource(
  userEndpoint("GET /dashboard-team/cards", {}, ({ platform, actor }) => listFreeCards(platform, actor)),
);
