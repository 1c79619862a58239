import { z } from "zod";
import { passkeyNameSchema } from "~/domain/accounts/passkeys";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { removePasskey, renamePasskey } from "~/server/services/accounts/passkeys/passkeys.server";

const named = z.strictObject({ name: passkeyNameSchema });

/** Calls a passkey something else, or removes it. */
export const action = resource(
  userEndpoint("PUT /account/passkeys/:id", { body: named }, async ({ platform, actor, params, body }) => {
    await renamePasskey(platform, actor, params.id, body.name);
    return null;
  }),
  userEndpoint("DELETE /account/passkeys/:id", {}, async ({ platform, actor, params }) => {
    await removePasskey(platform, actor, params.id);
    return null;
  }),
);
