import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { awaitSync } from "~/server/services/billing/await-sync.server";

/** Checks whether a payment has arrived, waiting briefly for it. */
export const action = resource(
  userEndpoint("POST /account/billing/sync", {}, ({ platform, actor }) => awaitSync(platform, actor)),
);
