import { NETWORK_CONTACTS, PLAIN_CONTACT_NAMES } from "~/domain/cards/contact-names";
import type { LanguageCode } from "~/domain/languages";
import { i18nFor } from "~/i18n/instances";
import type { CardMessages } from "./card-view";

/** @returns the messages of a card in a language */
export function cardMessages(language: LanguageCode): CardMessages {
  const { t } = i18nFor(language);
  const plain = PLAIN_CONTACT_NAMES.map((name) => [name, t(`contacts:${name}`)]);
  const networks = NETWORK_CONTACTS.map(({ id, name }) => [id, name]);
  return {
    addToContacts: t("site:card.addToContacts"),
    shareBack: t("site:swap.action"),
    addToApple: t("site:card.addToApple"),
    addToGoogle: t("site:card.addToGoogle"),
    scan: t("site:card.scan"),
    openPage: t("site:card.page"),
    call: t("site:card.call"),
    write: t("site:card.write"),
    map: t("site:card.map"),
    helpTitle: t("site:card.help.title"),
    help: [t("site:card.help.iphone"), t("site:card.help.android"), t("site:card.help.inApp")],
    names: { ...Object.fromEntries(networks), ...Object.fromEntries(plain) },
    madeWith: t("site:madeWith"),
    report: t("site:page.report"),
    counts: t("site:counts.link"),
  };
}
