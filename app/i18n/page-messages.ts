import type { LanguageCode } from "~/domain/languages";
import { PLAIN_NETWORKS, type PlainNetwork } from "~/domain/networks/network";
import { CONTACT_FIELDS, type ContactFieldName } from "~/domain/pages/block-types/collect-contacts";
import { DETAIL_NAMES, type DetailName } from "~/domain/pages/block-types/contact-details";
import { i18nFor } from "~/i18n/instances";

/** What a page says that its owner did not write, in the visitor's language. */
export interface PageMessages {
  madeWith: string;
  report: string;
  play: string;
  /** Leads to what is counted. */
  counts: string;
  details: Record<DetailName, string>;
  services: Record<PlainNetwork, string>;
  form: {
    fields: Record<ContactFieldName, string>;
    optional: string;
    consent: string;
    send: string;
  };
}

/** @returns the words of a page in a language */
export function pageMessages(language: LanguageCode): PageMessages {
  const { t } = i18nFor(language);
  const named = <N extends string>(names: readonly N[], word: (name: N) => string) =>
    Object.fromEntries(names.map((name) => [name, word(name)])) as Record<N, string>;
  return {
    madeWith: t("site:madeWith"),
    report: t("site:page.report"),
    play: t("site:page.play"),
    counts: t("site:counts.link"),
    details: named(DETAIL_NAMES, (name) => t(`contacts:${name}`)),
    services: named(PLAIN_NETWORKS, (name) => t(`contacts:${name}`)),
    form: {
      fields: named(CONTACT_FIELDS, (name) => t(`site:form.fields.${name}`)),
      optional: t("site:form.optional"),
      consent: t("site:form.consent"),
      send: t("site:form.send"),
    },
  };
}
