import { z } from "zod";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { listLinkablePages } from "~/server/services/cards/list-linkable-pages.server";

/** The pages that a card's code may lead to: the user's, of a team's card its own. */
export const loader = resource(
  userEndpoint(
    "GET /editor-business-card/pages",
    { query: z.object({ card: z.string().max(64).optional() }) },
    ({ platform, actor, query }) => listLinkablePages(platform, actor, query.card),
  ),
);
