import { contactsRestoreSchema } from "~/domain/contacts/contact";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { restoreContacts, restoreRecentContacts } from "~/server/services/contacts/delete-contacts.server";

/** Puts back contacts that were deleted a moment ago, by their ids or the next of all of them. */
export const action = resource(
  userEndpoint("POST /contact-list/restore", { body: contactsRestoreSchema }, ({ platform, actor, body }) =>
    "ids" in body ? restoreContacts(platform, actor, body.ids) : restoreRecentContacts(platform, actor),
  ),
);
