import { publicEndpoint, resource } from "~/server/http/app/endpoint.server";
import { startPasskeySignIn } from "~/server/services/accounts/passkeys/sign-in.server";

/** The passkey challenge for a sign-in. */
export const action = resource(
  publicEndpoint("POST /login/passkey/options", {}, ({ platform }) => startPasskeySignIn(platform)),
);
