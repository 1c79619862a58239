import { contactFile } from "~/domain/cards/contact-file";
import type { NamedContact } from "./view";

/** A short origin of a contact: the named code, else the card or page; empty if unknown. */
export const whereOf = ({ codeName, card, page }: NamedContact): string =>
  codeName ?? card?.title ?? page?.title ?? "";

/**
 * A contact as a vCard 3.0, in the format of the cards' own: origin and time, the message and the owner's note form its
 * note. Without a name, its company, e-mail address or phone number is used.
 * @param names names of plain contacts in the reader's language
 */
export function contactVcard(contact: NamedContact, names: Readonly<Record<string, string>>): string {
  const { id, name, company = "", email = "", phone = "", position = "", linkedIn = "" } = contact;
  const { message, note, tags, createdAt } = contact;
  const fields = { company, phone, email, linkedIn };
  const contacts = Object.entries(fields).map(([key, value]) => ({ key, name: key, label: "", value }));
  const met = [whereOf(contact), createdAt.slice(0, 10)].filter((part) => part !== "").join(", ");
  return contactFile(
    { id, header: name || company || email || phone || id, subheader: position, contacts },
    {
      rev: new Date(createdAt),
      names,
      notes: [met, message ?? "", note ?? ""].filter((line) => line !== ""),
      categories: tags,
    },
  );
}
