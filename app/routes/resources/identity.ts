import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { unlinkIdentity } from "~/server/services/accounts/social/identities.server";

/** Takes a provider's account from one's own. */
export const action = resource(
  userEndpoint("DELETE /account/identities/:id", {}, async ({ platform, actor, params }) => {
    await unlinkIdentity(platform, actor, params.id);
    return null;
  }),
);
