import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { temporaryIdSchema } from "~/domain/temporary/schema";
import { readJson } from "~/server/http/app/body.server";
import { userCall } from "~/server/http/app/route.server";
import { claimTemporary } from "~/server/services/temporary/claim-temporary.server";
import { discardDraft } from "~/server/services/temporary/waiting-drafts.server";

const bodySchema = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("claim"),
    ids: z.array(temporaryIdSchema).min(1).max(LIMITS.temporaryPerSignIn),
  }),
  z.strictObject({ intent: z.literal("discard"), id: temporaryIdSchema }),
]);

/** `POST /dashboard/drafts`: takes drafts from before the sign-in over, or discards one of them. */
export const action = userCall(async ({ platform, actor, request }) => {
  const body = await readJson(request, bodySchema);
  if (body.intent === "claim") return claimTemporary(platform, actor, body.ids);
  await discardDraft(platform, actor, body.id);
  return null;
});
