import { useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { INDUSTRIES } from "~/domain/industries";
import { LIMITS } from "~/domain/limits";
import { applyTheme } from "~/domain/pages/themes/apply-theme";
import { FIRST_THEME_ID, groupedThemes } from "~/domain/pages/themes/theme-groups";
import { BringField } from "~/features/pages/bring/bring-field";
import type { Brought } from "~/features/pages/bring/brought";
import type { ThemesState } from "~/features/pages/editor/themes/use-themes";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import { GallerySkeleton } from "./gallery-skeleton";
import { sampleImage } from "./sample-image";
import { StartCard } from "./start-card";
import type { Start } from "./start-draft";
import { useSamplePage } from "./use-sample-page";

interface GalleryProps {
  themes: ThemesState;
  name: string;
  onName: (name: string) => void;
  onStart: (start: Start) => void;
  /** Starts from what the user selected from a page elsewhere. */
  onBring: (start: Start, brought: Brought) => void;
}

const GRID = "grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-6";

/** The starting points of a page: templates by occupation, themes by look, or a blank page. */
export function Gallery({ themes, name, onName, onStart, onBring }: GalleryProps) {
  const { t } = useTranslation("start");
  const { t: tIndustry } = useTranslation("industries");
  const [industry, setIndustry] = useState("all");
  // The default is a free theme.
  const first =
    themes.kind === "there" ? themes.result.themes.find(({ id }) => id === FIRST_THEME_ID) : undefined;
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-6">
        <div>
          <h1 className="display text-2xl">{t("gallery.title")}</h1>
          <p className="mt-2 text-muted">{t("gallery.intro")}</p>
        </div>
        <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto]">
          <TextField
            label={t("gallery.name")}
            autoComplete="name"
            maxLength={LIMITS.title}
            value={name}
            onChange={onName}
          />
          <Select
            label={t("gallery.industry")}
            value={industry}
            onChange={setIndustry}
            choices={[
              { id: "all", label: t("gallery.everyIndustry") },
              ...INDUSTRIES.map((id) => ({ id, label: tIndustry(id) })),
            ]}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              variant="primary"
              isDisabled={!first}
              onPress={() => first && onStart({ kind: "theme", theme: first.theme })}
            >
              {t("gallery.free")}
            </Button>
            <Button onPress={() => onStart({ kind: "empty" })}>{t("gallery.empty")}</Button>
          </div>
        </div>
        <BringField
          className="border-t lg:max-w-3xl"
          onTake={(brought) =>
            onBring(first ? { kind: "theme", theme: first.theme } : { kind: "empty" }, brought)
          }
        />
      </div>
      <Starts themes={themes} name={name} industry={industry} onStart={onStart} />
    </div>
  );
}

interface StartsProps extends Omit<GalleryProps, "onName" | "onBring"> {
  industry: string;
}

function Starts({ themes, name, industry, onStart }: StartsProps) {
  const { t } = useTranslation("start");
  // Dozens of small pages are rendered at lower priority than the input.
  const shownName = useDeferredValue(name.trim());
  const sample = useSamplePage(shownName);
  const groups = useMemo(
    () => (themes.kind === "there" ? groupedThemes(themes.result.themes) : []),
    [themes],
  );
  if (themes.kind === "loading") return <GallerySkeleton label={t("gallery.loading")} className={GRID} />;
  if (themes.kind === "failed") {
    return (
      <div className="flex flex-col items-start gap-3">
        <p>{t("gallery.failed")}</p>
        <Button onPress={themes.retry}>{t("gallery.again")}</Button>
      </div>
    );
  }
  const templates = themes.result.templates.filter(
    ({ industries }) => industry === "all" || industries.some((id) => id === industry),
  );
  return (
    <>
      <section aria-label={t("gallery.templates")} className="flex flex-col gap-5">
        <div>
          <h2 className="font-semibold text-lg">{t("gallery.templates")}</h2>
          <p className="text-muted">{t(templates.length > 0 ? "gallery.templatesText" : "gallery.none")}</p>
        </div>
        <ul className={GRID}>
          {templates.map((template) => {
            const { profile } = template.page;
            const title = shownName || profile.title;
            const own = { ...profile, title, image: sampleImage(template.id) };
            return (
              <li key={template.id}>
                <StartCard
                  name={template.name}
                  isPro={template.isPro}
                  content={{ ...template.page, profile: own }}
                  onChoose={() => onStart({ kind: "template", template })}
                />
              </li>
            );
          })}
        </ul>
      </section>
      {groups.map(({ group, themes: listed }) => (
        <section key={group} className="flex flex-col gap-5">
          <h2 className="font-semibold text-lg">{t("gallery.themes", { group: t(`gallery.${group}`) })}</h2>
          <ul className={GRID}>
            {listed.map(({ id, name: themeName, isPro, theme }) => (
              <li key={id}>
                <StartCard
                  name={themeName}
                  isPro={isPro}
                  isChosen={id === FIRST_THEME_ID}
                  content={applyTheme(sample, theme)}
                  onChoose={() => onStart({ kind: "theme", theme })}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
