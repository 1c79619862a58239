import type { ContactsFile } from "~/server/services/contacts/export-contacts.server";

/** A file of contacts as it is sent: kept nowhere, and with how many it is to hold. */
export function fileResponse({ total, name, type, body }: ContactsFile): Response {
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
      "X-Total-Count": String(total),
    },
  });
}
