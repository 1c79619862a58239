import { z } from "zod";
import { CSV_KINDS } from "~/domain/contacts/csv";
import { AppError } from "~/domain/errors";
import { delimiterOf } from "~/domain/files/delimiter";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { fileResponse } from "~/server/http/contacts-file.server";
import { exportOffered } from "~/server/services/team/contact-offers.server";

/** The contacts that a former member met in a team, as `contacts.csv` or `contacts.vcf`, streamed. */
export const loader = resource(
  userEndpoint(
    "GET /dashboard/offered-contacts/:id/:file",
    { query: z.object({ for: z.enum(CSV_KINDS).default("spreadsheet") }) },
    async ({ platform, actor, language, params, query: { for: kind } }): Promise<Response> => {
      const delimiter = kind === "spreadsheet" ? delimiterOf(language) : ",";
      const kinds = {
        "contacts.csv": { format: "csv", kind, delimiter },
        "contacts.vcf": { format: "vcf", language },
      } as const;
      const chosen = Object.entries(kinds).find(([name]) => name === params.file)?.[1];
      if (!chosen) throw new AppError("not_found");
      return fileResponse(await exportOffered(platform, actor, params.id, chosen));
    },
  ),
);
