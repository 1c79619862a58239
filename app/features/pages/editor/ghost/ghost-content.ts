import type { LanguageCode } from "~/domain/languages";
import type { Ghost } from "~/features/pages/ghost";
import { i18nFor } from "~/i18n/instances";

/** The examples of a page's preview, and the note that they are examples. */
export type NotedGhost = Ghost & { note: string };

/** @returns the examples in a language, whose messages are loaded */
export function ghostContent(language: LanguageCode): NotedGhost {
  const { t } = i18nFor(language);
  return {
    title: t("ghost:title"),
    bio: t("ghost:bio"),
    links: [t("ghost:first"), t("ghost:second"), t("ghost:third")],
    note: t("ghost:note"),
  };
}
