import { contactsChangeSchema } from "~/domain/contacts/contact";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { changeContacts } from "~/server/services/contacts/change-contacts.server";

/** Changes tags or status of many contacts. */
export const action = resource(
  userEndpoint("POST /contact-list/change", { body: contactsChangeSchema }, ({ platform, actor, body }) =>
    changeContacts(platform, actor, body),
  ),
);
