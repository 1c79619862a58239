import { contactFilterSchema } from "~/domain/contacts/filter";
import { LIMITS } from "~/domain/limits";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { getContactOverview } from "~/server/services/contacts/contact-overview.server";
import { countContactsThatFit } from "~/server/services/contacts/list-contacts.server";

/** The number of contacts that match a filter, counted up to LIMITS.contactsCounted, and the data above the list. */
export const loader = resource(
  userEndpoint(
    "GET /contact-list/count",
    { query: contactFilterSchema },
    async ({ platform, actor, query }) => {
      const [count, overview] = await Promise.all([
        countContactsThatFit(platform, actor, query, LIMITS.contactsCounted),
        getContactOverview(platform, actor),
      ]);
      return { count, ...overview };
    },
  ),
);
