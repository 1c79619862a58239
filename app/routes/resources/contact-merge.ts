import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { mergeContact, unmergeContact } from "~/server/services/contacts/merge-contacts.server";

/** Shows all meetings of a person as one contact, or each by itself again. */
export const action = resource(
  userEndpoint("POST /contact-list/:id/merge", {}, ({ platform, actor, params }) =>
    mergeContact(platform, actor, params.id),
  ),
  userEndpoint("DELETE /contact-list/:id/merge", {}, ({ platform, actor, params }) =>
    unmergeContact(platform, actor, params.id),
  ),
);
