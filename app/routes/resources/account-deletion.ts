import { deleteAccountSchema } from "~/domain/accounts/leaving";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { deleteAccount } from "~/server/services/accounts/delete-account.server";

/** Deletes the account for good, with its sessions. */
export const action = resource(
  userEndpoint("POST /account/deletion", { body: deleteAccountSchema }, async ({ platform, actor, body }) => {
    await deleteAccount(platform, actor, body);
    return { isDeleted: true };
  }),
);
