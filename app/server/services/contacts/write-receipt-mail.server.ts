import { BRAND } from "~/domain/brand";
import { nameInMail, withoutAddresses } from "~/domain/notifications/plain-words";
import { CONTACT_FIELDS, type ContactFieldName } from "~/domain/pages/block-types/collect-contacts";
import { formatInstant } from "~/i18n/dates";
import { i18nFor } from "~/i18n/instances";
import type { ContactRow } from "~/server/data/contacts.server";
import type { OutgoingMail } from "~/server/platform/mail.server";
import { composeMail } from "~/server/services/notifications/compose-mail.server";

/** A number's last digits identify it to its owner, and cannot be called. */
const LAST_DIGITS = 4;

/**
 * A visitor's copy of what they left, in the language of the form: the recipient, the time and the consent text. The
 * address may belong to an uninvolved person, so no text typed by the sender or the form's owner may be an address or a
 * number that a mail program turns into a link.
 * @param place the title of the page or card
 */
export function writeReceiptMail(
  contact: Pick<ContactRow, ContactFieldName | "language" | "consent" | "createdAt">,
  place: string,
  links: { own: string; neverAgain: string },
): OutgoingMail {
  const language = contact.language ?? contact.consent?.locale ?? "en";
  const { t } = i18nFor(language);
  const options = { brand: BRAND, name: nameInMail(place) };
  const fields = CONTACT_FIELDS.flatMap((name) => {
    const typed = contact[name];
    return typed ? [{ label: t(`site:form.fields.${name}`), value: quoted(name, typed) }] : [];
  });
  return composeMail(contact.email ?? "", language, {
    subject: t("mail:contactReceipt.subject"),
    greeting: t("mail:sharePage.greeting"),
    body: t("mail:contactReceipt.body", options),
    entries: [
      [
        ...fields,
        { label: t("mail:newContact.at"), value: formatInstant(language, null, contact.createdAt) },
        ...(contact.consent
          ? [{ label: t("mail:newContact.consent"), value: withoutAddresses(contact.consent.text) }]
          : []),
      ],
    ],
    action: t("mail:contactReceipt.action"),
    url: links.own,
    why: t("mail:contactReceipt.why", options),
    unsubscribe: { label: t("mail:neverAgain"), url: links.neverAgain },
    signature: t("mail:signature", options),
  });
}

function quoted(name: ContactFieldName, typed: string): string {
  if (name !== "phone") return withoutAddresses(typed);
  return `… ${typed.replace(/\D/g, "").slice(-LAST_DIGITS)}`;
}
