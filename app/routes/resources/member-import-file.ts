import { contentDisposition } from "~/domain/file-name";
import { delimiterOf } from "~/domain/files/delimiter";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { writeImportResult } from "~/server/services/team/import/result-file.server";

/** What happened to each row of a file of people, as CSV for the spreadsheets of the user's language. */
export const loader = resource(
  userEndpoint(
    "GET /dashboard-team/imports/:id/file",
    {},
    async ({ platform, actor, language, params }): Promise<Response> => {
      const result = await writeImportResult(platform, actor, params.id, {
        language,
        delimiter: delimiterOf(language),
      });
      return new Response(result.text, {
        headers: {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": contentDisposition("attachment", result.name, "csv"),
          "Cache-Control": "private, no-store",
        },
      });
    },
  ),
);
