import { z } from "zod";
import { newPasskeySchema, passkeyNameSchema } from "~/domain/accounts/passkeys";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { addPasskey, listPasskeys } from "~/server/services/accounts/passkeys/passkeys.server";

/** One's passkeys. */
export const loader = resource(
  userEndpoint("GET /account/passkeys", {}, ({ platform, actor }) => listPasskeys(platform, actor)),
);

const added = z.strictObject({ name: passkeyNameSchema, response: newPasskeySchema });

/** Adds one that the browser has made. */
export const action = resource(
  userEndpoint("POST /account/passkeys", { body: added }, ({ platform, actor, body }) =>
    addPasskey(platform, actor, body),
  ),
);
