import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { applyTheme } from "~/domain/pages/themes/apply-theme";
import { ThemeThumb } from "~/features/pages/editor/themes/theme-thumb";
import { sampleImage } from "./sample-image";
import type { Start } from "./start-draft";
import { useSamplePage } from "./use-sample-page";

/** What was chosen to start from, under the name that is typed beside it. */
export function StartFigure({ start, name }: { start: Exclude<Start, { kind: "empty" }>; name: string }) {
  const { t } = useTranslation("start");
  const shownName = useDeferredValue(name.trim());
  const sample = useSamplePage(shownName);
  const isTheme = start.kind === "theme";
  const page = isTheme ? applyTheme(sample, start.theme) : start.template.page;
  const title = shownName || page.profile.title;
  const image = isTheme ? page.profile.image : sampleImage(start.template.id);
  return (
    <div className="hidden w-56 shrink-0 md:block">
      <ThemeThumb
        content={{ ...page, profile: { ...page.profile, title, image } }}
        title={t("gallery.preview", { name: title })}
      />
    </div>
  );
}
