import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { dismissFirstSteps } from "~/server/services/accounts/first-steps.server";

/** Shows the dashboard's first steps no more. */
export const action = resource(
  userEndpoint("DELETE /account/first-steps", {}, async ({ platform, actor }) => {
    await dismissFirstSteps(platform, actor);
    return { isDismissed: true };
  }),
);
