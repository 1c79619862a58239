import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { dismissFirstSteps, restoreFirstSteps } from "~/server/services/accounts/first-steps.server";

/** DELETE shows the dashboard's first steps no more, PUT takes that back. */
export const action = resource(
  userEndpoint("DELETE /account/first-steps", {}, async ({ platform, actor }) => {
    await dismissFirstSteps(platform, actor);
    return { isDismissed: true };
  }),
  userEndpoint("PUT /account/first-steps", {}, async ({ platform, actor }) => {
    await restoreFirstSteps(platform, actor);
    return { isDismissed: false };
  }),
);
