import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { startPasskey } from "~/server/services/accounts/passkeys/passkeys.server";

/** What the browser makes a passkey of. */
export const action = resource(
  userEndpoint("POST /account/passkeys/options", {}, ({ platform, actor }) => startPasskey(platform, actor)),
);
