import { passwordUpdateSchema } from "~/domain/accounts/schema";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { changePassword } from "~/server/services/accounts/change-password.server";

/** Gives the account a new password. */
export const action = resource(
  userEndpoint(
    "PATCH /account/password",
    { body: passwordUpdateSchema },
    async ({ platform, actor, body }) => {
      await changePassword(platform, actor, body);
      return { isChanged: true };
    },
  ),
);
