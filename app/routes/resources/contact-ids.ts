import { contactFilterSchema } from "~/domain/contacts/filter";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { listContactIdsThatFit } from "~/server/services/contacts/list-contacts.server";
import { cursorSchema } from "~/server/services/cursor.server";

/** The ids of the contacts that fit a filter, for what is done to all of them. */
export const loader = resource(
  userEndpoint(
    "GET /contact-list/ids",
    { query: contactFilterSchema.extend({ cursor: cursorSchema.optional() }) },
    ({ platform, actor, query: { cursor, ...filter } }) =>
      listContactIdsThatFit(platform, actor, filter, cursor),
  ),
);
