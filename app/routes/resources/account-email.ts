import { emailForm } from "~/domain/accounts/forms";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { askEmailChange, dropEmailChange } from "~/server/services/accounts/change-email.server";

/** POST requests another address, which is pending until verified; DELETE cancels that. */
export const action = resource(
  userEndpoint("POST /account/email", { body: emailForm }, async ({ platform, actor, body }) => ({
    pending: await askEmailChange(platform, actor, body),
  })),
  userEndpoint("DELETE /account/email", {}, async ({ platform, actor }) => {
    await dropEmailChange(platform, actor);
    return { pending: null };
  }),
);
