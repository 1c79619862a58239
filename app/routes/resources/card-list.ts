import { z } from "zod";
import { cardFilterSchema } from "~/domain/cards/list-filter";
import type { CardView } from "~/domain/cards/view";
import { LIST_PAGE } from "~/domain/limits";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { duplicateCard } from "~/server/services/cards/duplicate-card.server";
import { acknowledgeDuplicateCard } from "~/server/services/cards/get-card.server";
import { listCards } from "~/server/services/cards/list-cards.server";
import { restoreCard } from "~/server/services/cards/restore-card.server";
import { cursorSchema } from "~/server/services/cursor.server";

/** The list from its start, or the rest of it from a cursor on. */
export const loader = resource(
  userEndpoint(
    "GET /dashboard-business-cards/list",
    { query: cardFilterSchema.extend({ cursor: cursorSchema.optional() }) },
    ({ platform, actor, query: { cursor, ...filter } }) =>
      listCards(platform, actor, { limit: LIST_PAGE, after: cursor }, filter),
  ),
);

const bodySchema = z.strictObject({
  intent: z.enum(["duplicate", "delete", "restore", "dismiss"]),
  id: z.string(),
});

/** What the list of cards does to one of them; a duplicate, and one that was put back, is the response. */
export const action = resource(
  userEndpoint(
    "POST /dashboard-business-cards/list",
    { body: bodySchema },
    async ({ platform, actor, body: { intent, id } }): Promise<CardView | null> => {
      switch (intent) {
        case "duplicate":
          return (await duplicateCard(platform, actor, id)).card;
        case "delete":
          await deleteCard(platform, actor, id);
          return null;
        case "restore":
          return (await restoreCard(platform, actor, id)).card;
        case "dismiss":
          await acknowledgeDuplicateCard(platform, actor, id);
          return null;
      }
    },
  ),
);
