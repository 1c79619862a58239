import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { askVerification } from "~/server/services/accounts/ask-verification.server";

/** Sends the mail that verifies one's address once more. */
export const action = resource(
  userEndpoint("POST /dashboard/verification", {}, ({ platform, actor }) => askVerification(platform, actor)),
);
