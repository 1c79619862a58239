import { contentDisposition } from "~/domain/file-name";
import { resource } from "~/server/http/app/endpoint.server";
import { fileEndpoint } from "~/server/http/app/file-endpoint.server";
import { getContactFile } from "~/server/services/contacts/get-contact-file.server";

/** One contact as a vCard. */
export const loader = resource(
  fileEndpoint(
    "GET /contact-list/:id/file",
    "/contact-list",
    async ({ platform, actor, language, params }) => {
      const { name, text } = await getContactFile(platform, actor, params.id, language);
      return new Response(text, {
        headers: {
          "Content-Type": "text/vcard; charset=utf-8",
          "Content-Disposition": contentDisposition("attachment", name, "vcf"),
          "Cache-Control": "private, no-store",
        },
      });
    },
  ),
);
