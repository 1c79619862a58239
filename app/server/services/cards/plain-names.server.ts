import { PLAIN_CONTACT_NAMES } from "~/domain/cards/contact-names";
import type { LanguageCode } from "~/domain/languages";
import { i18nFor } from "~/i18n/instances";

/** What plain contacts are called in a language, for what no field of a vCard holds. */
export function plainNames(language: LanguageCode): Record<string, string> {
  const { t } = i18nFor(language);
  return Object.fromEntries(PLAIN_CONTACT_NAMES.map((name) => [name, t(`contacts:${name}`)]));
}
