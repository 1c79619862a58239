import { localizedUrl } from "~/domain/languages";
import { wordsOf } from "~/i18n/instances";
import type { SiteContext } from "./request-context.server";

/** The branding line under a page, in the visitor's language. */
export function siteWords({ platform, language }: SiteContext): { brandUrl: string; brandText: string } {
  const brandUrl = localizedUrl(platform.config.origins.app, language, "/");
  return { brandUrl, brandText: wordsOf(language).t("site:madeWith") };
}

/** What the site says where no page is, and the way on. */
export function systemWords(context: SiteContext, kind: "unknown" | "deleted" | "expired" | "gone") {
  const { t } = wordsOf(context.language);
  return {
    title: t(`site:${kind}.title`),
    text: t(`site:${kind}.text`),
    action: { href: siteWords(context).brandUrl, label: t("site:makeYourOwn") },
  };
}
