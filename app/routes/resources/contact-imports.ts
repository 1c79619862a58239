import { z } from "zod";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { beginImport } from "~/server/services/contacts/import/begin-import.server";

/** Takes a file of contacts, sent as it is with `text/csv` or `text/vcard`, and says what stands in it. */
export const action = resource(
  userEndpoint(
    "POST /contact-list/imports",
    { bodyReadLater: z.custom<Blob>() },
    async ({ platform, actor, request }) =>
      beginImport(platform, actor, new Uint8Array(await request.arrayBuffer())),
  ),
);
