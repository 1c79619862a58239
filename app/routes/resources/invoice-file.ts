import { resource } from "~/server/http/app/endpoint.server";
import { fileEndpoint } from "~/server/http/app/file-endpoint.server";
import { getInvoiceFile } from "~/server/services/billing/list-invoices.server";

/** The PDF of one of the account's invoices. */
export const loader = resource(
  fileEndpoint(
    "GET /account/billing/invoices/:id/file",
    "/account/billing",
    async ({ platform, actor, params }) => {
      const { name, bytes } = await getInvoiceFile(platform, actor, params.id);
      return new Response(new Uint8Array(bytes), {
        headers: {
          "Content-Type": "application/pdf",
          "Content-Length": String(bytes.byteLength),
          "Content-Disposition": `attachment; filename="${name}"`,
          "Cache-Control": "private, no-store",
        },
      });
    },
  ),
);
