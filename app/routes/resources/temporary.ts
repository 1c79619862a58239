import { temporarySaveSchema, temporarySlot } from "~/domain/temporary/schema";
import { parseJson, requireJson } from "~/server/http/app/body.server";
import { publicEndpoint, resource } from "~/server/http/app/endpoint.server";
import { readUploadForm } from "~/server/http/app/upload.server";
import { isMultipart } from "~/server/http/multipart.server";
import {
  admitTemporarySave,
  saveTemporary,
  saveTemporaryImage,
} from "~/server/services/temporary/save-temporary.server";

/**
 * Stores what was designed without an account: JSON `{type, entity, temporaryId?}`, or form data `{temporaryId, type,
 * block?, image}` for one image of it. What a body may weigh depends on how many came before, so it is read here.
 */
export const action = resource(
  publicEndpoint(
    "POST /editor/temporary",
    { bodyReadLater: temporarySaveSchema },
    async ({ platform, request }) => {
      if (isMultipart(request.headers.get("Content-Type") ?? "")) {
        await admitTemporarySave(platform);
        const form = await readUploadForm(request);
        return saveTemporaryImage(platform, {
          ...temporarySlot(form.get("type"), form.get("block")),
          temporaryId: String(form.get("temporaryId")),
          image: form.get("image"),
        });
      }
      requireJson(request);
      const body = await request.blob();
      await admitTemporarySave(platform, body.size);
      return saveTemporary(platform, parseJson(temporarySaveSchema, await body.text()));
    },
  ),
);
