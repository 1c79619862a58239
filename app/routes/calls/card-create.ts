import { cardInputSchema } from "~/domain/cards/schema";
import { readJson } from "~/server/http/body.server";
import { userCall } from "~/server/http/route.server";
import { createCard } from "~/server/services/cards/create-card.server";

/** Saves a new card. */
export const action = userCall(async ({ platform, actor, request }) =>
  createCard(platform, actor, await readJson(request, cardInputSchema)),
);
