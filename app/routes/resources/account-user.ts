import { profileUpdateSchema } from "~/domain/accounts/profile";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { updateProfile } from "~/server/services/accounts/update-profile.server";

/** Updates the user's profile; absent fields stay. */
export const action = resource(
  userEndpoint("PATCH /account/user", { body: profileUpdateSchema }, ({ platform, actor, body }) =>
    updateProfile(platform, actor, body),
  ),
);
