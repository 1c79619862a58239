import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { listPrintable } from "~/server/services/cards/print/printed-cards.server";

/** The cards that can be chosen for print. */
export const loader = resource(
  userEndpoint("GET /dashboard-team/print", {}, ({ platform, actor }) => listPrintable(platform, actor)),
);
