import { confirmSchema } from "~/domain/accounts/schema";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { confirmByPassword } from "~/server/services/accounts/confirm.server";

/** Re-authenticates by password. */
export const action = resource(
  userEndpoint("POST /account/confirm", { body: confirmSchema }, async ({ platform, actor, body }) => {
    await confirmByPassword(platform, actor, body);
    return null;
  }),
);
