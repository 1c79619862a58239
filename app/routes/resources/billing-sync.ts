import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { awaitSync } from "~/server/services/billing/await-sync.server";

/** Asks whether a payment has arrived, and waits a moment for it. */
export const action = resource(
  userEndpoint("POST /account/billing/sync", {}, ({ platform, actor }) => awaitSync(platform, actor)),
);
