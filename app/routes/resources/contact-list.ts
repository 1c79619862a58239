import { contactFilterSchema } from "~/domain/contacts/filter";
import { LIMITS } from "~/domain/limits";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { listContacts } from "~/server/services/contacts/list-contacts.server";
import { cursorSchema } from "~/server/services/cursor.server";

/** The contacts that fit a filter, from the newest or from a cursor on. */
export const loader = resource(
  userEndpoint(
    "GET /contact-list/list",
    { query: contactFilterSchema.extend({ cursor: cursorSchema.optional() }) },
    ({ platform, actor, query: { cursor, ...filter } }) =>
      listContacts(platform, actor, filter, { limit: LIMITS.listDefault, after: cursor }),
  ),
);
