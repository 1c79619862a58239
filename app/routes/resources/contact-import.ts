import { importStartSchema } from "~/domain/contacts/import/view";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import {
  dropContactImport,
  getContactImport,
  startContactImport,
} from "~/server/services/contacts/import/start-import.server";

/** How far an import is. */
export const loader = resource(
  userEndpoint("GET /contact-list/imports/:id", {}, ({ platform, actor, params }) =>
    getContactImport(platform, actor, params.id),
  ),
);

/** POST starts it, DELETE gives up one that was not started. */
export const action = resource(
  userEndpoint(
    "POST /contact-list/imports/:id",
    { body: importStartSchema },
    ({ platform, actor, params, body }) => startContactImport(platform, actor, params.id, body),
  ),
  userEndpoint("DELETE /contact-list/imports/:id", {}, async ({ platform, actor, params }) => {
    await dropContactImport(platform, actor, params.id);
    return null;
  }),
);
