import { PLAIN_CONTACT_NAMES } from "~/domain/cards/contact-names";
import type { LanguageCode } from "~/domain/languages";
import { i18nFor } from "~/i18n/instances";

/** Labels of plain contacts in a language, for those without a vCard field. */
export function plainNames(language: LanguageCode): Record<string, string> {
  const { t } = i18nFor(language);
  return Object.fromEntries(PLAIN_CONTACT_NAMES.map((name) => [name, t(`contacts:${name}`)]));
}
