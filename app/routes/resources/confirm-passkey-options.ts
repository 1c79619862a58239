import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { startPasskeyConfirm } from "~/server/services/accounts/passkeys/sign-in.server";

/** The passkey challenge for re-authentication. */
export const action = resource(
  userEndpoint("POST /account/confirm/passkey/options", {}, ({ platform, actor }) =>
    startPasskeyConfirm(platform, actor),
  ),
);
