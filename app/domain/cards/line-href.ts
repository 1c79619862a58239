import { type CardContact, contactHref } from "~/domain/cards/contacts";
import { mapLink } from "~/domain/links";

/** Where a line of a card's page leads: a contact's own link, and for a postal address a map; null for what is read. */
export function lineHref(contact: Pick<CardContact, "name" | "value">): string | null {
  return contact.name === "address" ? mapLink(contact.value) : contactHref(contact);
}
