import { z } from "zod";
import { cardImageSlot } from "~/domain/cards/image-slots";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { readUploadForm } from "~/server/http/app/upload.server";
import { admitCardImage, removeCardImage, uploadCardImage } from "~/server/services/cards/card-images.server";

/**
 * POST stores an image of the card, sent as form data `{type, image}`; DELETE takes one off. `type` is `logo`, `photo`
 * or `banner`.
 */
export const action = resource(
  userEndpoint(
    "POST /editor-business-card/:hash/image",
    {},
    async ({ platform, actor, request, params: { hash } }) => {
      await admitCardImage(platform, actor, hash);
      const form = await readUploadForm(request);
      return uploadCardImage(platform, actor, hash, cardImageSlot(form.get("type")), form.get("image"));
    },
  ),
  userEndpoint(
    "DELETE /editor-business-card/:hash/image",
    { query: z.object({ type: z.string() }) },
    async ({ platform, actor, params, query }) => {
      return { isRemoved: await removeCardImage(platform, actor, params.hash, cardImageSlot(query.type)) };
    },
  ),
);
