import { z } from "zod";
import { cardUpdateSchema } from "~/domain/cards/schema";
import { readJson } from "~/server/http/app/body.server";
import { userCall } from "~/server/http/app/route.server";
import { getCard } from "~/server/services/cards/get-card.server";
import { updateCard } from "~/server/services/cards/update-card.server";

/** Without a version the card is saved over whatever is there: its editor was asked. */
const bodySchema = z.strictObject({ card: cardUpdateSchema, version: z.number().int().optional() });

/** The card as it is stored now, for an editor that was told it holds an older one. */
export const loader = userCall(({ platform, actor, params }) => getCard(platform, actor, params.hash ?? ""));

/** Saves a change of a card. */
export const action = userCall(async ({ platform, actor, params, request }) => {
  const { card, version } = await readJson(request, bodySchema);
  return updateCard(platform, actor, params.hash ?? "", card, version);
});
