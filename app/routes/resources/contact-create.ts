import { handContactSchema } from "~/domain/contacts/by-hand";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { createContact } from "~/server/services/contacts/create-contact.server";

/** Stores a contact that its owner writes down. */
export const action = resource(
  userEndpoint("POST /contact-list/create", { body: handContactSchema }, ({ platform, actor, body }) =>
    createContact(platform, actor, body),
  ),
);
