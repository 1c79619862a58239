import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PageContent } from "~/domain/pages/schema";
import type { Theme } from "~/domain/pages/theme";
import { applyTheme } from "~/domain/pages/themes/apply-theme";
import { useContent, usePageParts } from "~/features/pages/editor/editor-context";
import { WIDE_PX } from "~/features/pages/editor/editor-view";
import { recutProfile } from "~/features/pages/editor/images/recut-profile";
import { ProButton } from "~/features/shell/pro-badge";
import type { ThemesResponse } from "~/server/services/pages/list-themes.server";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { Spinner } from "~/ui/spinner";
import { useToasts } from "~/ui/toast-queue";
import { Templates } from "./templates";
import { ThemeThumb } from "./theme-thumb";
import { useShownContent } from "./use-shown-content";
import { useThemes } from "./use-themes";

interface ThemesTabProps {
  /** Where there is a page to fill. Default true. */
  hasTemplates?: boolean;
  /** What the themes are shown on; the user's own page by default. */
  sample?: PageContent;
}

/** Ready themes, each shown on the user's own page before it is applied; and templates for an empty one. */
export function ThemesTab({ hasTemplates = true, sample }: ThemesTabProps) {
  const { t } = useTranslation("design");
  const themes = useThemes();
  if (themes.kind === "loading") return <Spinner label={t("themes.loading")} />;
  if (themes.kind === "failed") {
    return (
      <div className="flex flex-col items-start gap-3">
        <p>{t("themes.failed")}</p>
        <Button onPress={themes.retry}>{t("themes.again")}</Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-12">
      <ThemeList themes={themes.result.themes} sample={sample} />
      {hasTemplates ? <Templates templates={themes.result.templates} /> : null}
    </div>
  );
}

/** The page itself shows what has changed. */
const SHOWN_MS = 3_000;

type Shown = "all" | "free" | "pro";

interface ThemeListProps extends Pick<ThemesTabProps, "sample"> {
  themes: ThemesResponse["themes"];
}

function ThemeList({ themes, sample }: ThemeListProps) {
  const { t } = useTranslation("design");
  const { content: now, changeContent, setView } = usePageParts();
  const toasts = useToasts();
  const [shown, setShown] = useState<Shown>("all");
  const content = useContent();
  const own = useShownContent(content);
  const shownContent = sample ?? own;

  async function apply(theme: Theme) {
    const { profile, theme: old } = now();
    const recut = await recutProfile(profile, old.profileImageShape, theme.profileImageShape);
    const changed = now();
    const isSame = changed.profile === profile;
    changeContent({ ...applyTheme(changed, theme), profile: isSame ? recut : changed.profile });
    toasts.show({ type: "success", title: t("themes.applied"), duration: SHOWN_MS });
    // On a phone the fields hide what has just changed.
    if (window.innerWidth < WIDE_PX) setView({ isPreviewing: true });
  }

  const listed = themes.filter(({ isPro }) => shown === "all" || isPro === (shown === "pro"));
  return (
    <section aria-label={t("themes.title")} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="font-semibold text-lg">{t("themes.title")}</h2>
          <p className="text-muted">{t("themes.intro")}</p>
        </div>
        <SegmentedControl
          label={t("themes.show")}
          isLabelHidden
          value={shown}
          onChange={(id) => setShown(id === "free" || id === "pro" ? id : "all")}
          choices={(["all", "free", "pro"] as const).map((id) => ({ id, label: t(`themes.${id}`) }))}
          className="w-full sm:w-72"
        />
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
        {listed.map(({ id, name, isPro, theme }) => {
          const isCurrent = content.isUsingTheme && content.theme.id === id;
          return (
            <li key={id} className="flex flex-col gap-2">
              <ThemeThumb content={applyTheme(shownContent, theme)} title={t("themes.preview", { name })} />
              <div className="flex min-h-6 flex-wrap items-center gap-2">
                <span className="font-medium">{name}</span>
                {isPro ? <ProButton feature="themes" /> : null}
              </div>
              <Button
                size="small"
                isDisabled={isCurrent}
                aria-label={`${t(isCurrent ? "themes.current" : "themes.apply")}: ${name}`}
                onPress={() => void apply(theme)}
              >
                {t(isCurrent ? "themes.current" : "themes.apply")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
