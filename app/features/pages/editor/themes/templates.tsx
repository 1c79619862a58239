import { useState } from "react";
import { useTranslation } from "react-i18next";
import { INDUSTRIES } from "~/domain/industries";
import { fromTemplate } from "~/domain/pages/templates/from-template";
import { usePageSession } from "~/features/pages/editor/editor-context";
import { ProButton } from "~/features/shell/pro-badge";
import type { ThemesResponse } from "~/server/services/pages/list-themes.server";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { useToasts } from "~/ui/toast-queue";
import { ThemeThumb } from "./theme-thumb";

/** Finished pages to fill with the user's own text; the page's address is preserved. */
export function Templates({ templates }: { templates: ThemesResponse["templates"] }) {
  const { t } = useTranslation("design");
  const { t: tIndustry } = useTranslation("industries");
  const { change, setView } = usePageSession();
  const toasts = useToasts();
  const [industry, setIndustry] = useState("all");
  const listed = templates.filter(
    ({ industries }) => industry === "all" || industries.some((id) => id === industry),
  );
  return (
    <section aria-label={t("templates.title")} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="font-semibold text-lg">{t("templates.title")}</h2>
          <p className="text-muted">{t("templates.intro")}</p>
        </div>
        <Select
          label={t("templates.industry")}
          isLabelHidden
          value={industry}
          onChange={setIndustry}
          choices={[
            { id: "all", label: t("templates.everyIndustry") },
            ...INDUSTRIES.map((id) => ({ id, label: tIndustry(id) })),
          ]}
          className="w-64"
        />
      </div>
      {listed.length === 0 ? <p className="text-muted">{t("templates.none")}</p> : null}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
        {listed.map((template) => (
          <li key={template.id} className="flex flex-col gap-2">
            <ThemeThumb content={template.page} title={t("themes.preview", { name: template.name })} />
            <div className="flex min-h-6 flex-wrap items-center gap-2">
              <span className="font-medium">{template.name}</span>
              {template.isPro ? <ProButton feature="themes" /> : null}
            </div>
            <p className="text-muted text-sm">{t("templates.card")}</p>
            <Button
              size="small"
              aria-label={`${t("templates.use")}: ${template.name}`}
              onPress={() => {
                change({ content: fromTemplate(template) });
                setView({ blockKey: null, itemKey: null });
                toasts.show({ type: "success", title: t("templates.used") });
              }}
            >
              {t("templates.use")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
