import { cardImageSlot } from "~/domain/cards/image-slots";
import { AppError } from "~/domain/errors";
import { userCall } from "~/server/http/app/route.server";
import { readUploadForm } from "~/server/http/app/upload.server";
import { admitCardImage, removeCardImage, uploadCardImage } from "~/server/services/cards/card-images.server";

/**
 * `/editor-business-card/{hash}/image`: POST form data `{type, image}` stores a picture of the card, DELETE `?type=`
 * takes it off. `type` is `logo`, `photo` or `banner`.
 */
export const action = userCall(async ({ platform, actor, request, params }) => {
  const hash = params.hash ?? "";
  if (request.method === "POST") {
    await admitCardImage(platform, actor, hash);
    const form = await readUploadForm(request);
    return uploadCardImage(platform, actor, hash, cardImageSlot(form.get("type")), form.get("image"));
  }
  if (request.method !== "DELETE") throw new AppError("method_not_allowed");
  await removeCardImage(platform, actor, hash, cardImageSlot(new URL(request.url).searchParams.get("type")));
  return null;
});
