import { contactIdsSchema } from "~/domain/contacts/contact";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { restoreContacts } from "~/server/services/contacts/delete-contacts.server";

/** Puts back contacts that were deleted a moment ago. */
export const action = resource(
  userEndpoint("POST /contact-list/restore", { body: contactIdsSchema }, ({ platform, actor, body }) =>
    restoreContacts(platform, actor, body.ids),
  ),
);
