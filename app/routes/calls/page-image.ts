import { AppError } from "~/domain/errors";
import { parseImageType } from "~/domain/media/image-types";
import { userCall } from "~/server/http/route.server";
import { readUploadForm } from "~/server/http/upload.server";
import { removePageImage, uploadPageImage } from "~/server/services/pages/page-images.server";

/** `/editor/{id}/image`: POST form data `{type, image}` stores an image of the page, DELETE `?type=` takes it off. */
export const action = userCall(async ({ platform, actor, request, params }) => {
  const id = params.id ?? "";
  if (request.method === "POST") {
    const { type, image } = await readUploadForm(request);
    return uploadPageImage(platform, actor, id, { type, image });
  }
  const type = parseImageType(new URL(request.url).searchParams.get("type"));
  if (request.method !== "DELETE") throw new AppError("method_not_allowed");
  if (!type) throw new AppError("invalid", { field: "type", messageKey: "invalidChoice" });
  await removePageImage(platform, actor, id, type);
  return null;
});
