import { z } from "zod";
import { imageSlot } from "~/domain/media/image-types";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { readUploadForm } from "~/server/http/app/upload.server";
import { admitPageImage, removePageImage, uploadPageImage } from "~/server/services/pages/page-images.server";

/**
 * POST stores an image of the page, sent as form data `{type, block?, image}`; DELETE takes one off. `type` is 1 to 5, or
 * `block` with the key of an image block.
 */
export const action = resource(
  userEndpoint("POST /editor/:id/image", {}, async ({ platform, actor, request, params: { id } }) => {
    await admitPageImage(platform, actor, id);
    const form = await readUploadForm(request);
    const slot = imageSlot(form.get("type"), form.get("block"));
    return uploadPageImage(platform, actor, id, { ...slot, image: form.get("image") });
  }),
  userEndpoint(
    "DELETE /editor/:id/image",
    { query: z.object({ type: z.string(), block: z.string().optional() }) },
    async ({ platform, actor, params, query }) => {
      return {
        isRemoved: await removePageImage(
          platform,
          actor,
          params.id,
          imageSlot(query.type, query.block ?? null),
        ),
      };
    },
  ),
);
