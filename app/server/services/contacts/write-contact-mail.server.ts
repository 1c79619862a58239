import { cardUrl, pageUrl } from "~/domain/addresses";
import { BRAND } from "~/domain/brand";
import { localizedUrl } from "~/domain/languages";
import { withoutAddresses } from "~/domain/notifications/plain-words";
import { CONTACT_FIELDS, type ContactFieldName } from "~/domain/pages/block-types/collect-contacts";
import { formatInstant } from "~/i18n/dates";
import { i18nFor } from "~/i18n/instances";
import type { ContactToMail } from "~/server/data/contacts.server";
import type { UserRow } from "~/server/data/users.server";
import type { Config } from "~/server/platform/config.server";
import type { OutgoingMail } from "~/server/platform/mail.server";
import { composeMail, type MailEntry } from "~/server/services/notifications/compose-mail.server";

/** Validated as addresses; the others are free text. */
const ADDRESS_FIELDS: ReadonlySet<ContactFieldName> = new Set(["email", "phone", "linkedIn"]);

/**
 * Mails the owner of a page or card about new contacts, in the owner's language: what was left, where, and the consent
 * text. A mail about one contact with an address can be replied to. The subject contains no visitor's text, and their
 * text contains no addresses.
 * @param unsubscribe the address that ends these mails
 */
export function writeContactMail(
  config: Config,
  owner: Pick<UserRow, "name" | "email" | "locale" | "timeZone">,
  contacts: ContactToMail[],
  unsubscribe: string,
): OutgoingMail {
  const { t } = i18nFor(owner.locale);
  const [first] = contacts;
  const isOne = contacts.length === 1;
  const title = first?.card?.header || first?.page?.title || (first?.page ? `/${first.page.slug}` : "");
  const options = { brand: BRAND, name: owner.name, title, count: contacts.length };
  const kind = isOne ? (first?.card ? "newCardContact" : "newContact") : "newContacts";
  const mail = composeMail(owner.email, owner.locale, {
    subject: t(`mail:${kind}.subject`, options),
    greeting: t("mail:greeting", options),
    body: t(`mail:${kind}.body`, options),
    entries: contacts.map((contact) => entryOf(config, owner, contact)),
    action: t("mail:newContact.action"),
    url: localizedUrl(
      config.origins.app,
      owner.locale,
      isOne && first ? `/contact-list?contact=${first.contact.id}` : "/contact-list",
    ),
    why: t(isOne && first?.contact.email ? "mail:newContact.reply" : "mail:newContact.why"),
    unsubscribe: { label: t("mail:unsubscribe"), url: unsubscribe },
    signature: t("mail:signature", options),
  });
  return isOne && first?.contact.email ? { ...mail, replyTo: first.contact.email } : mail;
}

function entryOf(
  config: Config,
  { locale: language, timeZone }: Pick<UserRow, "locale" | "timeZone">,
  { contact, page, card }: ContactToMail,
): MailEntry {
  const { t } = i18nFor(language);
  const fields = CONTACT_FIELDS.flatMap((name) => {
    const typed = contact[name];
    if (!typed) return [];
    const value = ADDRESS_FIELDS.has(name) ? typed : withoutAddresses(typed);
    return [{ label: t(`site:form.fields.${name}`), value }];
  });
  return [
    ...fields,
    ...(page ? [{ label: t("mail:newContact.page"), value: pageUrl(config.origins, page.slug) }] : []),
    ...(card ? [{ label: t("mail:newCardContact.card"), value: cardUrl(config.origins, card.hash) }] : []),
    { label: t("mail:newContact.at"), value: formatInstant(language, timeZone, contact.createdAt) },
    ...(contact.consent ? [{ label: t("mail:newContact.consent"), value: contact.consent.text }] : []),
  ];
}
