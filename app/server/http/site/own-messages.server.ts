import { formatInstant } from "~/i18n/dates";
import { i18nFor } from "~/i18n/instances";
import { pageMessages } from "~/i18n/page-messages";
import type { SiteContext } from "~/server/http/request-context.server";
import type { OwnDetails } from "~/server/services/contacts/own-details.server";
import { siteMessages } from "./messages.server";

/** What the screen says on which visitors see, correct and withdraw what they left. */
export function ownDetailsScreen(site: SiteContext, { consent, place, createdAt }: OwnDetails) {
  const { language } = site;
  const { t } = i18nFor(language);
  return {
    title: t("site:own.title"),
    failed: t("site:own.failed"),
    saved: t("site:own.saved"),
    text: t("site:own.text"),
    facts: [
      { label: t("site:own.place"), value: place.title, ...(place.url ? { href: place.url } : {}) },
      { label: t("site:own.at"), value: formatInstant(language, null, new Date(createdAt)) },
      { label: t("site:own.agreed"), value: consent.text },
    ],
    own: {
      correct: t("site:own.correct"),
      save: t("site:own.save"),
      withdrawTitle: t("site:own.withdrawTitle"),
      withdrawText: t("site:own.withdrawText"),
      withdraw: t("site:own.withdraw"),
    },
    messages: pageMessages(language).form,
    back: wayOn(site),
  };
}

/** The one answer to every link that shows nothing: it does not tell why. */
export function ownDetailsGone(site: SiteContext) {
  const { t } = i18nFor(site.language);
  return { title: t("site:own.goneTitle"), text: t("site:own.goneText"), action: wayOn(site) };
}

export function withdrawnMessages(site: SiteContext) {
  const { t } = i18nFor(site.language);
  return { title: t("site:own.withdrawnTitle"), text: t("site:own.withdrawnText"), action: wayOn(site) };
}

const wayOn = (site: SiteContext) => ({
  href: siteMessages(site).brandUrl,
  label: i18nFor(site.language).t("site:makeYourOwn"),
});
