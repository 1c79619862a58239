import { localizedUrl } from "~/domain/languages";
import type { SensitiveLevel } from "~/domain/pages/schema";
import { type PageWords, pageWords } from "~/features/pages/page-words";
import { wordsOf } from "~/i18n/instances";
import type { SiteContext } from "./request-context.server";

/** What a page says that its owner did not write, in the visitor's language, and where the branding line leads. */
export function siteWords({ platform, language }: SiteContext): { brandUrl: string; words: PageWords } {
  const brandUrl = localizedUrl(platform.config.origins.app, language, "/");
  return { brandUrl, words: pageWords(language) };
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

/** The question before a sensitive page: yes, or the way back. */
export function sensitiveWords(context: SiteContext, level: SensitiveLevel) {
  const { t } = wordsOf(context.language);
  return {
    title: t("site:sensitive.title"),
    text: t(`site:sensitive.text.${level}`),
    confirm: t("site:sensitive.confirm", { age: level }),
    leave: { href: siteWords(context).brandUrl, label: t("site:sensitive.leave") },
    again: t("site:sensitive.again"),
  };
}
