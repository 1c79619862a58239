import { openCall } from "~/server/http/route.server";
import { askSlug } from "~/server/services/pages/ask-slug.server";

/** `GET /editor/slug?slug=…`: whether the visitor may have this address, and what else is free. */
export const loader = openCall(async ({ platform, session, request }) =>
  askSlug(platform, session.actor, new URL(request.url).searchParams.get("slug") ?? ""),
);
