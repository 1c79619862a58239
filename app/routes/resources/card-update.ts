import { z } from "zod";
import { cardUpdateSchema } from "~/domain/cards/schema";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { getCard } from "~/server/services/cards/get-card.server";
import { updateCard } from "~/server/services/cards/update-card.server";

/** Without a version the card overwrites the stored one: the user has confirmed that. */
const bodySchema = z.strictObject({ card: cardUpdateSchema, version: z.number().int().optional() });

/** The card as it is stored now, for an editor whose version is outdated. */
export const loader = resource(
  userEndpoint("GET /editor-business-card/:hash/save", {}, ({ platform, actor, params }) =>
    getCard(platform, actor, params.hash),
  ),
);

/** Saves a change of a card. */
export const action = resource(
  userEndpoint(
    "PUT /editor-business-card/:hash/save",
    { body: bodySchema },
    ({ platform, actor, params, body: { card, version } }) =>
      updateCard(platform, actor, params.hash, card, version),
  ),
);
