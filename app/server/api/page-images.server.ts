import { z } from "@hono/zod-openapi";
import { imageSlot, isShareImage } from "~/domain/media/image-types";
import { redrawShareImage, uploadShareImage } from "~/server/services/pages/own-share-image.server";
import { removePageImage, uploadPageImage } from "~/server/services/pages/page-images.server";
import { admitPageUploads } from "./admit-uploads.server";
import { newRouter } from "./env.server";
import { byId, gives, nothing, userOperation } from "./operation.server";
import { fileField, pageImageShape, pageSlotFields } from "./shapes.server";

/** Images of pages. */
export function pageImagesRouter() {
  const router = newRouter();
  router.openapi(
    userOperation("uploadPageImage", "post", "/_/pages/{id}/image", {
      before: [admitPageUploads],
      request: {
        params: byId,
        body: {
          required: true,
          content: {
            "multipart/form-data": { schema: z.strictObject({ ...pageSlotFields, image: fileField }) },
          },
        },
      },
      responses: { 200: gives(pageImageShape, "The stored image") },
      fails: ["not_found", "rate_limited"],
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { type, block, image } = c.req.valid("form");
      const { platform } = c.env;
      if (isShareImage(type)) return c.json(await uploadShareImage(platform, c.var.user, id, image), 200);
      const upload = { ...imageSlot(type, block), image };
      return c.json(await uploadPageImage(platform, c.var.user, id, upload), 200);
    },
  );
  router.openapi(
    userOperation("deletePageImage", "delete", "/_/pages/{pageId}/image/{imageType}", {
      request: {
        params: z.object({ pageId: z.string(), imageType: pageSlotFields.type }),
        query: z.object({ block: pageSlotFields.block }),
      },
      responses: { 204: nothing },
      fails: ["not_found"],
    }),
    async (c) => {
      const { pageId, imageType } = c.req.valid("param");
      const { platform } = c.env;
      if (isShareImage(imageType)) await redrawShareImage(platform, c.var.user, pageId);
      else {
        const slot = imageSlot(imageType, c.req.valid("query").block);
        await removePageImage(platform, c.var.user, pageId, slot);
      }
      return c.body(null, 204);
    },
  );
  return router;
}
