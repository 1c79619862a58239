import { z } from "zod";
import { thingSchema } from "~/domain/visits/thing";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { resetVisits } from "~/server/services/visits/reset-visits.server";

/** Deletes what was counted of one of the actor's own things, for good. */
export const action = resource(
  userEndpoint(
    "DELETE /dashboard-visits/counts",
    { query: z.object({ thing: thingSchema }) },
    async ({ platform, actor, query }) => {
      await resetVisits(platform, actor, query.thing);
      return { isReset: true };
    },
  ),
);
