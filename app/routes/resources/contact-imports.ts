import { z } from "zod";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { beginImport } from "~/server/services/contacts/import/begin-import.server";

/** Takes a file of contacts, sent as `text/csv` or `text/vcard`, and returns a preview of it. */
export const action = resource(
  userEndpoint(
    "POST /contact-list/imports",
    { bodyReadLater: z.custom<Blob>() },
    async ({ platform, actor, request }) =>
      beginImport(platform, actor, new Uint8Array(await request.arrayBuffer())),
  ),
);
