import { useNavigate } from "@remix-run/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import type { PageTemplateView } from "~/domain/team/page-template";
import { apiFetch } from "~/features/editing/api-fetch";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { List } from "~/ui/list";
import { ListRow } from "~/ui/list-row";
import { useToasts } from "~/ui/toast-queue";

interface PageLooksProps {
  templates: PageTemplateView[];
  isReadOnly: boolean;
}

/** The looks of a team's pages, and a link to create one. */
export function PageLooks({ templates, isReadOnly }: PageLooksProps) {
  const { t } = useTranslation(["teamLook", "errors"]);
  const path = useLocalPath();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [isMaking, setMaking] = useState(false);

  async function make(): Promise<void> {
    setMaking(true);
    const result = await apiFetch("POST /dashboard-team/page-templates", { body: { name: t("newName") } });
    setMaking(false);
    if (result.ok) return navigate(path(`/dashboard-team/look/${result.value.id}`));
    const { messageKey, params } = result.error;
    toasts.show({ type: "error", title: t(`errors:${messageKey}`, params ?? {}) });
  }

  return (
    <section aria-label={t("pages.group")} className="flex flex-col gap-4 pt-10">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="font-semibold text-lg">{t("pages.group")}</h2>
          <p className="max-w-prose text-pretty text-muted">{t("pages.help")}</p>
        </div>
        {isReadOnly || templates.length >= LIMITS.templates ? null : (
          <Button
            icon={<Plus aria-hidden="true" />}
            isPending={isMaking}
            pendingLabel={t("editor.saving")}
            onPress={() => void make()}
          >
            {t("pages.make")}
          </Button>
        )}
      </div>
      {templates.length > 0 ? (
        <List label={t("pages.group")}>
          {templates.map(({ id, name, pages, theme, isThemeLocked }) => (
            <ListRow
              key={id}
              href={path(`/dashboard-team/look/${id}`)}
              title={name}
              subtitle={pages > 0 ? t("pages.number", { number: pages }) : t("pages.none")}
              leading={
                <span
                  aria-hidden="true"
                  className="block h-14 w-19 shrink-0 rounded-sm border border-rule"
                  style={isThemeLocked ? { backgroundColor: theme.bgColor } : undefined}
                />
              }
            />
          ))}
        </List>
      ) : null}
    </section>
  );
}
