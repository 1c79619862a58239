import type { ContactView, ListedContact, NamedContact } from "~/domain/contacts/view";
import type { ListedRow, NamedRow } from "~/server/data/contact-list.server";
import type { ContactRow } from "~/server/data/contacts.server";

/** A contact as in the API: absent values are left out. */
export function presentContact(row: ContactRow): ContactView {
  const { id, name, source, consent, note, tags, status, held, createdAt } = row;
  const { phone, email, position, company, linkedIn, message, cardId, code, language, mergedInto } = row;
  const given = Object.entries({
    phone,
    email,
    position,
    company,
    linkedIn,
    message,
    cardId,
    code,
    language,
    held,
    mergedInto,
  });
  return {
    id,
    name,
    ...(Object.fromEntries(given.filter(([, value]) => value !== null)) as Partial<ContactView>),
    ...(row.pageId ? { pageId: row.pageId } : {}),
    source,
    ...(consent ? { consent } : {}),
    ...(note ? { note } : {}),
    tags,
    status,
    createdAt: createdAt.toISOString(),
  };
}

/** The same with its page, card and code. */
export function presentNamed({ contact, page, card, codeName }: NamedRow): NamedContact {
  return {
    ...presentContact(contact),
    ...(page ? { page: { id: page.id, title: page.title || `/${page.slug}` } } : {}),
    ...(card ? { card } : {}),
    ...(codeName ? { codeName } : {}),
  };
}

/** The same with the fields of a list. */
export function presentListed({ seenTimes, ...row }: ListedRow): ListedContact {
  return { ...presentNamed(row), seenTimes };
}
