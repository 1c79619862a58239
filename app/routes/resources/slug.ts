import { z } from "zod";
import { publicEndpoint, resource } from "~/server/http/app/endpoint.server";
import { askSlug } from "~/server/services/pages/ask-slug.server";

/**
 * Whether the visitor may have this address for a page, and what else is free. Without `page` it is for one that is not
 * made yet.
 */
export const loader = resource(
  publicEndpoint(
    "GET /editor/slug",
    { query: z.object({ slug: z.string().default(""), page: z.string().optional() }) },
    ({ platform, session, query }) => askSlug(platform, session.actor, query.slug, query.page ?? null),
  ),
);
