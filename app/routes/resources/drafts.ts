import { z } from "zod";
import { temporaryIdSchema } from "~/domain/anonymous/schema";
import { LIMITS } from "~/domain/limits";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { claimAnonymousDrafts } from "~/server/services/anonymous/claim-drafts.server";
import { discardDraft } from "~/server/services/anonymous/waiting-drafts.server";

const bodySchema = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("claim"),
    ids: z.array(temporaryIdSchema).min(1).max(LIMITS.temporaryPerSignIn),
  }),
  z.strictObject({ intent: z.literal("discard"), id: temporaryIdSchema }),
]);

/** Claims drafts from before the sign-in, or discards one of them, with an empty response. */
export const action = resource(
  userEndpoint("POST /dashboard/drafts", { body: bodySchema }, async ({ platform, actor, body }) => {
    if (body.intent === "claim") return claimAnonymousDrafts(platform, actor, body.ids);
    await discardDraft(platform, actor, body.id);
    return null;
  }),
);
