import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { emptyPage, type PageContent } from "~/domain/pages/schema";
import { sampleImage } from "./sample-image";

/** A page of a few sample lines, to show themes with. @param name its title; the sample's own if empty */
export function useSamplePage(name: string): PageContent {
  const { t } = useTranslation("ghost");
  return useMemo(() => {
    const page = emptyPage();
    const items = (["first", "second", "third"] as const).map((key) => ({
      key,
      title: t(key),
      url: "https://example.com/",
      enabled: true,
    }));
    return {
      ...page,
      profile: { title: name || t("title"), bio: t("bio"), image: sampleImage("portrait") },
      blocks: [{ key: "sample", type: "buttons", enabled: true, data: { items } }],
    };
  }, [name, t]);
}
