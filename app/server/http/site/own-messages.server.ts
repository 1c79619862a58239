import { formatInstant } from "~/i18n/dates";
import { i18nFor } from "~/i18n/instances";
import { pageMessages } from "~/i18n/page-messages";
import type { SiteContext } from "~/server/http/request-context.server";
import type { OwnDetails } from "~/server/services/contacts/own-details.server";
import { siteMessages } from "./messages.server";

/** The texts of the screen on which visitors view, correct and withdraw what they left. */
export function ownDetailsScreen(site: SiteContext, { consent, place, createdAt }: OwnDetails) {
  const { language } = site;
  const { t } = i18nFor(language);
  return {
    title: t("siteScreens:own.title"),
    failed: t("siteScreens:own.failed"),
    saved: t("siteScreens:own.saved"),
    text: t("siteScreens:own.text"),
    facts: [
      { label: t("siteScreens:own.place"), value: place.title, ...(place.url ? { href: place.url } : {}) },
      { label: t("siteScreens:own.at"), value: formatInstant(language, null, new Date(createdAt)) },
      { label: t("siteScreens:own.agreed"), value: consent.text },
    ],
    own: {
      correct: t("siteScreens:own.correct"),
      save: t("siteScreens:own.save"),
      withdrawTitle: t("siteScreens:own.withdrawTitle"),
      withdrawText: t("siteScreens:own.withdrawText"),
      withdraw: t("siteScreens:own.withdraw"),
    },
    messages: pageMessages(language).form,
    back: wayOn(site),
  };
}

/** The one response to every link that shows nothing: without a reason. */
export function ownDetailsGone(site: SiteContext) {
  const { t } = i18nFor(site.language);
  return { title: t("siteScreens:own.goneTitle"), text: t("siteScreens:own.goneText"), action: wayOn(site) };
}

export function withdrawnMessages(site: SiteContext) {
  const { t } = i18nFor(site.language);
  return {
    title: t("siteScreens:own.withdrawnTitle"),
    text: t("siteScreens:own.withdrawnText"),
    action: wayOn(site),
  };
}

const wayOn = (site: SiteContext) => ({
  href: siteMessages(site).brandUrl,
  label: i18nFor(site.language).t("site:makeYourOwn"),
});
