import { z } from "zod";
import { cardUpdateSchema } from "~/domain/cards/schema";
import { readJson } from "~/server/http/body.server";
import { userCall } from "~/server/http/route.server";
import { updateCard } from "~/server/services/cards/update-card.server";

/** Without a version the card is saved over whatever is there: its editor was asked. */
const bodySchema = z.strictObject({ card: cardUpdateSchema, version: z.number().int().optional() });

/** Saves a change of a card. */
export const action = userCall(async ({ platform, actor, params, request }) => {
  const { card, version } = await readJson(request, bodySchema);
  return updateCard(platform, actor, params.hash ?? "", card, version);
});
