import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { listWaysByProvider } from "~/server/services/accounts/social/identities.server";

/** The accounts of providers that sign one in. */
export const loader = resource(
  userEndpoint("GET /account/identities", {}, ({ platform, actor }) => listWaysByProvider(platform, actor)),
);
