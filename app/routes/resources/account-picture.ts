import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { readUploadForm } from "~/server/http/app/upload.server";
import {
  admitUserImage,
  removeUserImage,
  uploadUserImage,
} from "~/server/services/accounts/user-image.server";

/** POST stores the user's image, sent as form data `{type: "original" "cropped", image}`; DELETE removes it. */
export const action = resource(
  userEndpoint("POST /account/picture", {}, async ({ platform, actor, request }) => {
    await admitUserImage(platform, actor);
    const form = await readUploadForm(request);
    return uploadUserImage(platform, actor, form.get("type"), form.get("image"));
  }),
  userEndpoint("DELETE /account/picture", {}, async ({ platform, actor }) => {
    await removeUserImage(platform, actor);
    return { isRemoved: true };
  }),
);
