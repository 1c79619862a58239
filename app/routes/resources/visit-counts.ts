import { z } from "zod";
import { reportThingSchema } from "~/domain/visits/thing";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { resetVisits } from "~/server/services/visits/reset-visits.server";

/** Deletes what was counted of one of the actor's own things or of all of them, for good. */
export const action = resource(
  userEndpoint(
    "DELETE /dashboard-visits/counts",
    { query: z.object({ thing: reportThingSchema }) },
    async ({ platform, actor, query }) => {
      await resetVisits(platform, actor, query.thing);
      return { isReset: true };
    },
  ),
);
