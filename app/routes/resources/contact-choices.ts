import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { listContactOrigins } from "~/server/services/contacts/list-contact-origins.server";
import { listContactTags } from "~/server/services/contacts/list-contact-tags.server";

/** What contacts are filtered by: pages, cards, named codes, and the tags that are offered. */
export const loader = resource(
  userEndpoint("GET /contact-list/choices", {}, async ({ platform, actor }) => {
    const [origins, tags] = await Promise.all([
      listContactOrigins(platform, actor),
      listContactTags(platform, actor),
    ]);
    return { ...origins, ...tags };
  }),
);
