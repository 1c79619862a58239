import { z } from "zod";
import { cardDraftSchema, cardOfDraft } from "~/domain/cards/schema";
import { idempotencyKeySchema } from "~/domain/idempotency";
import { newId } from "~/domain/ids";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { hasCard } from "~/server/services/cards/get-card.server";
import { updateCard } from "~/server/services/cards/update-card.server";
import { createIdempotently, findMade } from "~/server/services/create-idempotently.server";

const id = z.string().max(64).optional();
const querySchema = z.object({ team: id, template: id });

/** The result of a save with this `Idempotency-Key` whose response was lost; `made` is null if it created nothing. */
export const loader = resource(
  userEndpoint(
    "GET /editor-business-card/save",
    { query: z.object({ key: idempotencyKeySchema }) },
    async ({ platform, actor, query: { key } }) => ({
      made: await findMade(platform, actor, "card", key, (id) => hasCard(platform, actor, id)),
    }),
  ),
);

/**
 * Saves a new card, once for each `Idempotency-Key`; with `team` one of the user's own in that team, with `template` one
 * that follows that look of theirs.
 */
export const action = resource(
  userEndpoint(
    "POST /editor-business-card/save",
    { query: querySchema, body: cardDraftSchema },
    ({ platform, actor, request, query, body }) => {
      const { card, code } = cardOfDraft(body);
      return createIdempotently(platform, actor, "card", request.headers.get("Idempotency-Key"), {
        newId: () => newId("crd"),
        exists: (id) => hasCard(platform, actor, id),
        create: (id) => createCard(platform, actor, card, { id, code, ...query }),
        change: (id, ifVersion) => updateCard(platform, actor, id, card, ifVersion),
      });
    },
  ),
);
