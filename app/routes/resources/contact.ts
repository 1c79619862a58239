import { contactChangesSchema } from "~/domain/contacts/contact";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { changeContact } from "~/server/services/contacts/change-contacts.server";
import { getContact } from "~/server/services/contacts/get-contact.server";

/** One contact with every meeting of the same person. */
export const loader = resource(
  userEndpoint("GET /contact-list/:id", {}, ({ platform, actor, params }) =>
    getContact(platform, actor, params.id),
  ),
);

/** Writes note, tags or status of it. */
export const action = resource(
  userEndpoint(
    "PATCH /contact-list/:id",
    { body: contactChangesSchema },
    ({ platform, actor, params, body }) => changeContact(platform, actor, params.id, body),
  ),
);
