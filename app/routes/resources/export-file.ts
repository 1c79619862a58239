import { resource } from "~/server/http/app/endpoint.server";
import { fileEndpoint } from "~/server/http/app/file-endpoint.server";
import { openExport } from "~/server/services/accounts/exports/get-export.server";

/** The file of an export, streamed from the bucket. */
export const loader = resource(
  fileEndpoint("GET /account/export/:id/file", "/account/export", async ({ platform, actor, params }) => {
    const { body, size, name } = await openExport(platform, actor, params.id);
    return new Response(body, {
      headers: {
        "Content-Type": "application/zip",
        "Content-Length": String(size),
        "Content-Disposition": `attachment; filename="${name}"`,
        "Cache-Control": "private, no-store",
      },
    });
  }),
);
