import { z } from "zod";
import { assignSchema } from "~/domain/team/member";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { assignCard, unassignCard } from "~/server/services/team/assign-card.server";

const bodySchema = z.discriminatedUnion("intent", [
  assignSchema.extend({ intent: z.literal("assign"), id: z.string().max(64) }),
  z.strictObject({ intent: z.literal("unassign"), id: z.string().max(64) }),
]);

/** Assigns one of the user's cards to a member, by address, or takes it from them. */
export const action = resource(
  userEndpoint(
    "POST /dashboard-business-cards/assignment",
    { body: bodySchema },
    async ({ platform, actor, body }) => {
      if (body.intent === "unassign") return (await unassignCard(platform, actor, body.id)).card;
      const { email, permission } = body;
      return (await assignCard(platform, actor, body.id, { email, permission })).card;
    },
  ),
);
