import { contactChangesSchema } from "~/domain/contacts/contact";
import { AppError } from "~/domain/errors";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { changeContact } from "~/server/services/contacts/change-contacts.server";
import { getContact } from "~/server/services/contacts/get-contact.server";

/**
 * One contact with every meeting of the same person. A deleted one is a regular response too: lists may show contacts
 * that others have deleted.
 */
export const loader = resource(
  userEndpoint("GET /contact-list/:id", {}, async ({ platform, actor, params }) => {
    try {
      return { contact: await getContact(platform, actor, params.id) };
    } catch (error) {
      if (error instanceof AppError && error.code === "not_found") return { contact: null };
      throw error;
    }
  }),
);

/** Writes note, tags or status of it. */
export const action = resource(
  userEndpoint(
    "PATCH /contact-list/:id",
    { body: contactChangesSchema },
    ({ platform, actor, params, body }) => changeContact(platform, actor, params.id, body),
  ),
);
