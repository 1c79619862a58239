import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { startPasskeyConfirm } from "~/server/services/accounts/passkeys/sign-in.server";

/** What a passkey is asked to sign, for a proof anew. */
export const action = resource(
  userEndpoint("POST /account/confirm/passkey/options", {}, ({ platform, actor }) =>
    startPasskeyConfirm(platform, actor),
  ),
);
