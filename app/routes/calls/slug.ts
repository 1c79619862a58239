import { openCall } from "~/server/http/app/route.server";
import { askSlug } from "~/server/services/pages/ask-slug.server";

/**
 * `GET /editor/slug?slug=…&page=…`: whether the visitor may have this address for a page, and what else is free.
 * Without `page` it is for one that is not made yet.
 */
export const loader = openCall(async ({ platform, session, request }) => {
  const { searchParams } = new URL(request.url);
  return askSlug(platform, session.actor, searchParams.get("slug") ?? "", searchParams.get("page"));
});
