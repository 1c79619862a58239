import { temporarySaveSchema, temporarySlot } from "~/domain/temporary/schema";
import { parseJson, requireJson } from "~/server/http/app/body.server";
import { openCall } from "~/server/http/app/route.server";
import { readUploadForm } from "~/server/http/app/upload.server";
import { isMultipart } from "~/server/http/multipart.server";
import {
  admitTemporarySave,
  saveTemporary,
  saveTemporaryImage,
} from "~/server/services/temporary/save-temporary.server";

/**
 * `POST /editor/temporary`: keeps what was designed without an account. JSON `{type, entity, temporaryId?}`, or form
 * data `{temporaryId, type, block?, image}` for one image of it.
 */
export const action = openCall(async ({ platform, request }) => {
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
});
