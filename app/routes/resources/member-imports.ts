import { memberImportSchema } from "~/domain/team/import/view";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { startMemberImportOnce } from "~/server/services/team/import/start-import.server";

/** Has cards made of a file of people. */
export const action = resource(
  userEndpoint("POST /dashboard-team/imports", { body: memberImportSchema }, ({ platform, actor, body }) =>
    startMemberImportOnce(platform, actor, body),
  ),
);
