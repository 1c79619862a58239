import { z } from "zod";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { restoreCard } from "~/server/services/cards/restore-card.server";

/** Puts back a card that a member gave back. */
export const action = resource(
  userEndpoint(
    "POST /dashboard-business-cards/restore",
    { body: z.strictObject({ id: z.string().max(64) }) },
    async ({ platform, actor, body }) => (await restoreCard(platform, actor, body.id)).card,
  ),
);
