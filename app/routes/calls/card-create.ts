import { cardInputSchema } from "~/domain/cards/schema";
import { newId } from "~/domain/ids";
import { readJson } from "~/server/http/app/body.server";
import { userCall } from "~/server/http/app/route.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { isOwnCard } from "~/server/services/cards/get-card.server";
import { updateCard } from "~/server/services/cards/update-card.server";
import { createOnce } from "~/server/services/create-once.server";

/** Saves a new card. */
export const action = userCall(async ({ platform, actor, request }) => {
  const card = await readJson(request, cardInputSchema);
  return createOnce(platform, actor, "card", request.headers.get("Idempotency-Key"), {
    newId: () => newId("crd"),
    exists: (id) => isOwnCard(platform, actor, id),
    create: (id) => createCard(platform, actor, card, { id }),
    change: (id) => updateCard(platform, actor, id, card),
  });
});
