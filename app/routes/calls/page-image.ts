import { AppError } from "~/domain/errors";
import { imageSlot } from "~/domain/media/image-types";
import { userCall } from "~/server/http/app/route.server";
import { readUploadForm } from "~/server/http/app/upload.server";
import { admitPageImage, removePageImage, uploadPageImage } from "~/server/services/pages/page-images.server";

/**
 * `/editor/{id}/image`: POST form data `{type, block?, image}` stores an image of the page, DELETE `?type=&block=` takes
 * it off. `type` is 1 to 5, or `block` with the key of an image block.
 */
export const action = userCall(async ({ platform, actor, request, params }) => {
  const id = params.id ?? "";
  if (request.method === "POST") {
    await admitPageImage(platform, actor, id);
    const form = await readUploadForm(request);
    const slot = imageSlot(form.get("type"), form.get("block"));
    return uploadPageImage(platform, actor, id, { ...slot, image: form.get("image") });
  }
  if (request.method !== "DELETE") throw new AppError("method_not_allowed");
  const query = new URL(request.url).searchParams;
  await removePageImage(platform, actor, id, imageSlot(query.get("type"), query.get("block")));
  return null;
});
