import type { UserActor } from "~/domain/accounts/actor";
import { contactVcard } from "~/domain/contacts/contact-vcard";
import type { LanguageCode } from "~/domain/languages";
import type { Platform } from "~/server/platform/platform.server";
import { plainNames } from "~/server/services/cards/plain-names.server";
import { getContact, requireContact } from "./get-contact.server";

/**
 * One of the actor's contacts as a vCard, in the language of the screen.
 * @throws AppError not_found; forbidden for an acting admin
 */
export async function getContactFile(
  platform: Platform,
  actor: UserActor,
  id: string,
  language: LanguageCode,
): Promise<{ name: string; text: string }> {
  await requireContact(platform, actor, "export", id);
  const contact = await getContact(platform, actor, id);
  const { name, company = "", email = "" } = contact;
  return { name: name || company || email || id, text: contactVcard(contact, plainNames(language)) };
}
