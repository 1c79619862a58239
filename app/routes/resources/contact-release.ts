import { contactIdsSchema } from "~/domain/contacts/contact";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { releaseContacts } from "~/server/services/contacts/release-contacts.server";

/** Takes contacts out of possible spam. */
export const action = resource(
  userEndpoint("POST /contact-list/release", { body: contactIdsSchema }, ({ platform, actor, body }) =>
    releaseContacts(platform, actor, body.ids),
  ),
);
