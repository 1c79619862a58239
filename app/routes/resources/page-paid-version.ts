import { z } from "zod";
import { pageInputSchema } from "~/domain/pages/schema";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import {
  dropPaidVersion,
  getPaidVersion,
  savePaidVersion,
} from "~/server/services/pages/paid-version.server";

const bodySchema = z.strictObject({ page: pageInputSchema });

/** A page's version before 'Back to free', or null. */
export const loader = resource(
  userEndpoint("GET /editor/:id/paid-version", {}, async ({ platform, actor, params }) => ({
    content: await getPaidVersion(platform, actor, params.id),
  })),
);

/** PUT stores it in place of the one before, DELETE takes it away. */
export const action = resource(
  userEndpoint(
    "PUT /editor/:id/paid-version",
    { body: bodySchema },
    async ({ platform, actor, params, body }) => {
      await savePaidVersion(platform, actor, params.id, body.page);
      return null;
    },
  ),
  userEndpoint("DELETE /editor/:id/paid-version", {}, async ({ platform, actor, params }) => {
    await dropPaidVersion(platform, actor, params.id);
    return null;
  }),
);
