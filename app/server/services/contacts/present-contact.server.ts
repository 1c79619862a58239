import type { ContactRow } from "~/server/data/contacts.server";

/** A contact as the API has it: absent values are left out. */
export function presentContact(row: ContactRow) {
  const { id, name, phone, email, position, company, linkedIn, pageId, source, consent, createdAt } = row;
  const details = Object.entries({ phone, email, position, company, linkedIn }).filter(
    ([, value]) => value !== null,
  );
  return {
    id,
    name,
    ...(Object.fromEntries(details) as Partial<
      Record<"phone" | "email" | "position" | "company" | "linkedIn", string>
    >),
    pageId,
    source,
    consent,
    createdAt: createdAt.toISOString(),
  };
}
