import { z } from "zod";
import { CSV_KINDS } from "~/domain/contacts/csv";
import { contactFilterSchema } from "~/domain/contacts/filter";
import { AppError } from "~/domain/errors";
import { delimiterOf } from "~/domain/files/delimiter";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { fileResponse } from "~/server/http/contacts-file.server";
import { exportContacts } from "~/server/services/contacts/export-contacts.server";

/** The contacts that fit the list's filter as `export.csv` or `export.vcf`, streamed. */
export const loader = resource(
  userEndpoint(
    "GET /contact-list/files/:file",
    { query: contactFilterSchema.extend({ for: z.enum(CSV_KINDS).default("spreadsheet") }) },
    async ({ platform, actor, language, params, query: { for: kind, ...filter } }): Promise<Response> => {
      const delimiter = kind === "spreadsheet" ? delimiterOf(language) : ",";
      const kinds = {
        "export.csv": { format: "csv", kind, delimiter },
        "export.vcf": { format: "vcf", language },
      } as const;
      const chosen = Object.entries(kinds).find(([name]) => name === params.file)?.[1];
      if (!chosen) throw new AppError("not_found");
      return fileResponse(await exportContacts(platform, actor, filter, chosen));
    },
  ),
);
