import { contactIdsSchema } from "~/domain/contacts/contact";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { deleteContacts } from "~/server/services/contacts/delete-contacts.server";

/** Deletes contacts, which can be put back for a while. */
export const action = resource(
  userEndpoint("POST /contact-list/delete", { body: contactIdsSchema }, ({ platform, actor, body }) =>
    deleteContacts(platform, actor, body.ids),
  ),
);
