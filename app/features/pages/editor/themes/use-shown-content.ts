import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { PageContent } from "~/domain/pages/schema";

/** What themes are shown with: the user's own page, or a few sample lines while there is nothing on it. */
export function useShownContent(content: PageContent): PageContent {
  const { t } = useTranslation("design");
  return useMemo(() => {
    if (content.profile.title !== "" || content.blocks.length > 0) return content;
    const items = (["first", "second", "third"] as const).map((key) => ({
      key,
      title: t(`themes.sample.${key}`),
      url: "https://example.com/",
      enabled: true,
    }));
    return {
      ...content,
      profile: { ...content.profile, title: t("themes.sample.title"), bio: t("themes.sample.bio") },
      blocks: [{ key: "sample", type: "buttons", enabled: true, data: { items } }],
    };
  }, [content, t]);
}
