import { type CardContact, contactHref } from "~/domain/cards/contacts";
import { mapLink } from "~/domain/links";

/** The link of a line of a card's page: a contact's own, and for a postal address a map; null for plain text. */
export function lineHref(contact: Pick<CardContact, "name" | "value">): string | null {
  return contact.name === "address" ? mapLink(contact.value) : contactHref(contact);
}
