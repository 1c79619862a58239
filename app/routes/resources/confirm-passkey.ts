import { signedPasskeySchema } from "~/domain/accounts/passkeys";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { confirmByPasskey } from "~/server/services/accounts/passkeys/sign-in.server";

/** Re-authenticates by passkey. */
export const action = resource(
  userEndpoint(
    "POST /account/confirm/passkey",
    { body: signedPasskeySchema },
    async ({ platform, actor, body }) => {
      await confirmByPasskey(platform, actor, body);
      return null;
    },
  ),
);
