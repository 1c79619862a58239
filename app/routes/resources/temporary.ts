import { anonymousDraftSchema, anonymousSlot } from "~/domain/anonymous/schema";
import { parseJson, requireJson } from "~/server/http/app/body.server";
import { publicEndpoint, resource } from "~/server/http/app/endpoint.server";
import { readUploadForm } from "~/server/http/app/upload.server";
import { isMultipart } from "~/server/http/multipart.server";
import {
  admitAnonymousSave,
  saveAnonymousDraft,
  saveAnonymousImage,
} from "~/server/services/anonymous/save-draft.server";

/**
 * Stores an anonymous draft: JSON `{type, entity, temporaryId?}`, or form data `{temporaryId, type, block?, image}` for
 * one image of it. The size limit of a body depends on previous requests, so it is read here.
 */
export const action = resource(
  publicEndpoint(
    "POST /editor/temporary",
    { bodyReadLater: anonymousDraftSchema },
    async ({ platform, request }) => {
      if (isMultipart(request.headers.get("Content-Type") ?? "")) {
        await admitAnonymousSave(platform);
        const form = await readUploadForm(request);
        return saveAnonymousImage(platform, {
          ...anonymousSlot(form.get("type"), form.get("block")),
          temporaryId: String(form.get("temporaryId")),
          image: form.get("image"),
        });
      }
      requireJson(request);
      const body = await request.blob();
      await admitAnonymousSave(platform, body.size);
      return saveAnonymousDraft(platform, parseJson(anonymousDraftSchema, await body.text()));
    },
  ),
);
