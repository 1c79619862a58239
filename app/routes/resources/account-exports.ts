import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { requestExport } from "~/server/services/accounts/exports/request-export.server";

/** Starts an export of all data. */
export const action = resource(
  userEndpoint("POST /account/exports", {}, ({ platform, actor }) => requestExport(platform, actor)),
);
