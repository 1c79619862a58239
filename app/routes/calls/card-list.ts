import { z } from "zod";
import { LIST_PAGE } from "~/domain/limits";
import { readJson } from "~/server/http/app/body.server";
import { userCall } from "~/server/http/app/route.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { duplicateCard } from "~/server/services/cards/duplicate-card.server";
import { acknowledgeDuplicateCard } from "~/server/services/cards/get-card.server";
import { listCards } from "~/server/services/cards/list-cards.server";
import type { CardView } from "~/server/services/cards/present-card.server";
import { decodeCursor } from "~/server/services/cursor.server";

/** The list from its start, or the rest of it from a cursor on. */
export const loader = userCall(async ({ platform, actor, request }) => {
  const cursor = new URL(request.url).searchParams.get("cursor");
  const after = cursor === null ? undefined : decodeCursor(cursor);
  return listCards(platform, actor, { limit: LIST_PAGE, after });
});

const bodySchema = z.strictObject({ intent: z.enum(["duplicate", "delete", "dismiss"]), id: z.string() });

/** What the list of cards does to one of them; a duplicate is the answer. */
export const action = userCall(async ({ platform, actor, request }): Promise<CardView | null> => {
  const { intent, id } = await readJson(request, bodySchema);
  switch (intent) {
    case "duplicate":
      return (await duplicateCard(platform, actor, id)).card;
    case "delete":
      await deleteCard(platform, actor, id);
      return null;
    case "dismiss":
      await acknowledgeDuplicateCard(platform, actor, id);
      return null;
  }
});
