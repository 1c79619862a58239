import { AppError } from "~/domain/errors";
import { sendPageSchema } from "~/domain/notifications/send-page";
import { readJson } from "~/server/http/app/body.server";
import { userCall } from "~/server/http/app/route.server";
import { sendPage } from "~/server/services/pages/send-page.server";

/** `POST /share-page/{id}/send`: JSON `{email}` sends the page's address to somebody. */
export const action = userCall(async ({ platform, actor, request, params }) => {
  if (request.method !== "POST") throw new AppError("method_not_allowed");
  await sendPage(platform, actor, params.id ?? "", await readJson(request, sendPageSchema));
  return null;
});
