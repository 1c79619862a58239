import { userLoader } from "~/server/http/app/route.server";
import { openExport } from "~/server/services/accounts/exports/get-export.server";

/** The file of an export, streamed from the bucket to who is signed in to its account. */
export const loader = userLoader(async ({ platform, actor, params }) => {
  const { body, size, name } = await openExport(platform, actor, params.id ?? "");
  return new Response(body, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Length": String(size),
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
});
