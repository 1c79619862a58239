import { memberImportOrderSchema } from "~/domain/team/import/view";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { getMemberImport, inviteRest, stopInviting } from "~/server/services/team/import/start-import.server";

/** How far an import is. */
export const loader = resource(
  userEndpoint("GET /dashboard-team/imports/:id", {}, ({ platform, actor, params }) =>
    getMemberImport(platform, actor, params.id),
  ),
);

/** Invites the people of an import who could not be invited before, or stops its automatic invitations. */
export const action = resource(
  userEndpoint(
    "POST /dashboard-team/imports/:id",
    { body: memberImportOrderSchema },
    ({ platform, actor, params, body: { intent } }) =>
      (intent === "invite" ? inviteRest : stopInviting)(platform, actor, params.id),
  ),
);
