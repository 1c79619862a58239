import { redirect } from "@remix-run/cloudflare";
import { withPrefix } from "~/server/http/app/paths.server";
import { rememberRoute } from "~/server/http/app/redirect-cookie.server";
import { publicLoader } from "~/server/http/app/route.server";
import { openExport } from "~/server/services/accounts/exports/get-export.server";

/** The file of an export, streamed from the bucket to who is signed in to its account; others come back to the screen. */
export const loader = publicLoader(async ({ platform, session, language, params }) => {
  if (session.actor.kind !== "user") {
    const cookie = await rememberRoute(platform, "/account/export");
    return redirect(
      withPrefix(language, "/login"),
      cookie ? { headers: { "Set-Cookie": cookie } } : undefined,
    );
  }
  const { body, size, name } = await openExport(platform, session.actor, params.id ?? "");
  return new Response(body, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Length": String(size),
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
});
