import { memberFileSchema } from "~/domain/team/import/view";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { checkMemberImport } from "~/server/services/team/import/check-import.server";

/** What would happen to a file of people. */
export const action = resource(
  userEndpoint(
    "POST /dashboard-team/imports/check",
    { body: memberFileSchema },
    ({ platform, actor, body }) => checkMemberImport(platform, actor, body),
  ),
);
