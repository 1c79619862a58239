import type { UserActor } from "~/domain/accounts/actor";
import { PLAIN_CONTACT_NAMES } from "~/domain/cards/contact-names";
import { contactVcard } from "~/domain/contacts/contact-vcard";
import type { LanguageCode } from "~/domain/languages";
import { assertCan, ownOf } from "~/domain/permissions";
import { i18nFor } from "~/i18n/instances";
import type { Platform } from "~/server/platform/platform.server";
import { getContact } from "./get-contact.server";

/**
 * One of the actor's contacts as a vCard, in the language that is being read.
 * @throws AppError not_found; forbidden to an admin who acts in the account
 */
export async function getContactFile(
  platform: Platform,
  actor: UserActor,
  id: string,
  language: LanguageCode,
): Promise<{ name: string; text: string }> {
  assertCan(actor, "export", ownOf(actor, "contact"));
  const contact = await getContact(platform, actor, id);
  const { t } = i18nFor(language);
  const names = Object.fromEntries(PLAIN_CONTACT_NAMES.map((name) => [name, t(`contacts:${name}`)]));
  const { name, company = "", email = "" } = contact;
  return { name: name || company || email || id, text: contactVcard(contact, names) };
}
