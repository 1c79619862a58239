import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { unlinkIdentity } from "~/server/services/accounts/social/identities.server";

/** Unlinks a provider's identity from the user's account. */
export const action = resource(
  userEndpoint("DELETE /account/identities/:id", {}, async ({ platform, actor, params }) => {
    await unlinkIdentity(platform, actor, params.id);
    return null;
  }),
);
