import type { ContactsFile } from "~/server/services/contacts/export-contacts.server";

/** The response with a file of contacts: not cached, and with their number. */
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
