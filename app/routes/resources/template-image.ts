import { z } from "zod";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { readUploadForm } from "~/server/http/app/upload.server";
import {
  admitTemplateImage,
  removeTemplateImage,
  templateImage,
  uploadTemplateImage,
} from "~/server/services/team/template-images.server";

/** POST stores an image of a look, sent as form data `{type, image}`; DELETE takes one off. `type` is `logo` or `banner`. */
export const action = resource(
  userEndpoint(
    "POST /dashboard-team/templates/:id/image",
    {},
    async ({ platform, actor, request, params: { id } }) => {
      await admitTemplateImage(platform, actor, id);
      const form = await readUploadForm(request);
      return uploadTemplateImage(platform, actor, id, templateImage(form.get("type")), form.get("image"));
    },
  ),
  userEndpoint(
    "DELETE /dashboard-team/templates/:id/image",
    { query: z.object({ type: z.string() }) },
    async ({ platform, actor, params, query }) => ({
      isRemoved: await removeTemplateImage(platform, actor, params.id, templateImage(query.type)),
    }),
  ),
);
