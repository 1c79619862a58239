import { z } from "zod";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { listLinkablePages } from "~/server/services/cards/list-linkable-pages.server";

/** The pages that a card's code may point to: the user's, for a team's card the team owner's. */
export const loader = resource(
  userEndpoint(
    "GET /editor-business-card/pages",
    { query: z.object({ card: z.string().max(64).optional() }) },
    ({ platform, actor, query }) => listLinkablePages(platform, actor, query.card),
  ),
);
