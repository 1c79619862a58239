import { COUNTS_PATH, cardPath } from "~/domain/addresses";
import { localizedUrl } from "~/domain/languages";
import type { SensitiveLevel } from "~/domain/pages/schema";
import { REPORT_REASONS, type ReportReason } from "~/domain/reports/report";
import { i18nFor } from "~/i18n/instances";
import { type PageMessages, pageMessages } from "~/i18n/page-messages";
import type { SiteContext } from "~/server/http/request-context.server";
import type { FormPlace } from "~/server/services/contacts/find-contact-form.server";
import type { Wallet } from "./path.server";
import { COUNT_FIELD } from "./uncounted.server";

/** The texts of a page that its owner did not write, in the visitor's language, and the target of the branding line. */
export function siteMessages({ platform, language }: SiteContext): {
  brandUrl: string;
  messages: PageMessages;
} {
  const brandUrl = localizedUrl(platform.config.origins.app, language, "/");
  return { brandUrl, messages: pageMessages(language) };
}

/** The message where there is no page, and its action. */
export function systemMessages(context: SiteContext, kind: "unknown" | "deleted" | "expired" | "gone") {
  const { t } = i18nFor(context.language);
  return {
    title: t(`siteScreens:${kind}.title`),
    text: t(`siteScreens:${kind}.text`),
    action: { href: siteMessages(context).brandUrl, label: t("site:makeYourOwn") },
  };
}

/** The message while no pass is available, and the link back to the card. */
export function walletLaterMessages({ language }: SiteContext, hash: string, wallet: Wallet) {
  const { t } = i18nFor(language);
  return {
    title: t(`siteScreens:walletLater.title.${wallet}`),
    text: t("siteScreens:walletLater.text"),
    action: { href: cardPath(hash), label: t("siteScreens:walletLater.back") },
  };
}

/** The gate of a sensitive page: confirm, or leave. */
export function sensitiveMessages(context: SiteContext, level: SensitiveLevel) {
  const { t } = i18nFor(context.language);
  return {
    title: t("siteScreens:sensitive.title"),
    text: t(`siteScreens:sensitive.text.from${level}`),
    confirm: t("siteScreens:sensitive.confirm", { age: level }),
    leave: { href: siteMessages(context).brandUrl, label: t("siteScreens:sensitive.leave") },
    again: t("siteScreens:sensitive.again"),
  };
}

/** The messages of the screen of a refused contact form. */
export function contactFormScreenMessages({ language }: SiteContext, source: FormPlace["source"]) {
  const { t } = i18nFor(language);
  return {
    title: t("siteScreens:contactForm.failed"),
    back: t(source === "card" ? "siteScreens:walletLater.back" : "siteScreens:contactForm.back"),
    messages: pageMessages(language).form,
  };
}

/** The texts of the form to report a page or a card. */
export function reportMessages({ language }: SiteContext, pageUrl: string) {
  const { t } = i18nFor(language);
  const reasons = REPORT_REASONS.map((reason) => [reason, t(`siteScreens:report.reasons.${reason}`)]);
  return {
    title: t("siteScreens:report.title"),
    failed: t("siteScreens:report.failed"),
    // Isolated: an address reads from left to right within any sentence.
    text: t("siteScreens:report.text", { address: `\u2068${pageUrl.replace(/^https?:\/\//, "")}\u2069` }),
    reason: t("siteScreens:report.reason"),
    reasons: Object.fromEntries(reasons) as Record<ReportReason, string>,
    details: t("siteScreens:report.details"),
    email: t("siteScreens:report.email"),
    send: t("siteScreens:report.send"),
    back: t("siteScreens:report.back"),
  };
}

/** Thanks for details that were left on a card, with the card's own in return. */
export function swapMessages({ language }: SiteContext, { title: name, url, contactFile }: FormPlace) {
  const { t } = i18nFor(language);
  // Isolated: a name keeps its own direction within any sentence.
  const options = { name: `\u2068${name}\u2069` };
  return {
    title: t("site:swap.thanksTitle"),
    text: t("site:swap.thanksText", options),
    ...(contactFile ? { offer: { href: contactFile, label: t("site:swap.keep", options) } } : {}),
    action: { href: url, label: t("siteScreens:walletLater.back") },
  };
}

/** Thanks for a form, and the way back to the page it is about. */
export function thanksMessages({ language }: SiteContext, form: "contactForm" | "report", pageUrl: string) {
  const { t } = i18nFor(language);
  return {
    title: t(`siteScreens:${form}.thanksTitle`),
    text: t(`siteScreens:${form}.thanksText`),
    action: { href: pageUrl, label: t(`siteScreens:${form}.back`) },
  };
}

/** What pages count, and the setting of this device. */
export function countsMessages(context: SiteContext) {
  const { t } = i18nFor(context.language);
  const isOff = context.isUncounted === true;
  return {
    title: t("site:counts.link"),
    paragraphs: [
      t("siteScreens:counts.what"),
      t("siteScreens:counts.how"),
      t("siteScreens:counts.kept"),
      t("siteScreens:counts.asked"),
    ],
    state: t(isOff ? "siteScreens:counts.isOff" : "siteScreens:counts.isOn"),
    button: t(isOff ? "siteScreens:counts.turnOn" : "siteScreens:counts.turnOff"),
    ...{ name: COUNT_FIELD, value: isOff ? "on" : "off", action: COUNTS_PATH },
    back: { href: siteMessages(context).brandUrl, label: t("site:makeYourOwn") },
  };
}
