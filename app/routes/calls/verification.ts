import { AppError } from "~/domain/errors";
import { userCall } from "~/server/http/app/route.server";
import { askVerification } from "~/server/services/accounts/ask-verification.server";

/** `POST /dashboard/verification`: sends the mail that verifies one's address once more. */
export const action = userCall(({ platform, actor, request }) => {
  if (request.method !== "POST") throw new AppError("method_not_allowed");
  return askVerification(platform, actor);
});
