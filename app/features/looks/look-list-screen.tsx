import { useNavigate } from "@remix-run/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { passFace } from "~/domain/passes/pass-face";
import type { PageTemplateView } from "~/domain/team/page-template";
import type { TemplateView } from "~/domain/team/template";
import { apiFetch } from "~/features/editing/api-fetch";
import { PageLooks } from "~/features/looks/pages/page-looks";
import { ApplePass } from "~/features/passes/apple-pass";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { List } from "~/ui/list";
import { ListRow } from "~/ui/list-row";
import { PageHeading } from "~/ui/page-heading";
import { useToasts } from "~/ui/toast-queue";

interface LookListProps {
  templates: TemplateView[];
  pageTemplates: PageTemplateView[];
}

/** The looks of the owner's team: of its cards, and of its pages. */
export function LookListScreen({ templates, pageTemplates }: LookListProps) {
  const { t } = useTranslation(["teamLook", "errors"]);
  const { user } = useRoot();
  const path = useLocalPath();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [isMaking, setMaking] = useState(false);
  const isReadOnly = user?.acting != null || !user?.isPaid;

  async function make(): Promise<void> {
    setMaking(true);
    const body = { name: t("newName"), isDefault: templates.length === 0 };
    const result = await apiFetch("POST /dashboard-team/templates", { body });
    // It works until its editor is there.
    if (result.ok) return navigate(path(`/dashboard-team/look/${result.value.id}`));
    setMaking(false);
    const { messageKey, params } = result.error;
    toasts.show({ type: "error", title: t(`errors:${messageKey}`, params ?? {}) });
  }

  const button =
    isReadOnly || templates.length >= LIMITS.templates ? null : (
      <Button
        variant="primary"
        icon={<Plus aria-hidden="true" />}
        isPending={isMaking}
        pendingLabel={t("editor.saving")}
        onPress={() => void make()}
      >
        {t("make")}
      </Button>
    );
  return (
    <div className="flex flex-col">
      <PageHeading
        title={t("title")}
        description={t("text")}
        back={{ href: path("/dashboard-team"), label: t("back") }}
        actions={templates.length > 0 ? button : null}
      />
      {user?.isPaid ? null : <p className="max-w-prose text-pretty pb-6">{t("paused")}</p>}
      <section aria-label={t("pages.cards")} className="flex flex-col gap-4">
        <h2 className="font-semibold text-lg">{t("pages.cards")}</h2>
        {templates.length === 0 && pageTemplates.length === 0 ? (
          <EmptyState title={t("empty.title")} text={t("empty.text")} action={button} />
        ) : templates.length === 0 ? (
          <div className="flex flex-col items-start gap-4">
            <p className="max-w-prose text-pretty text-muted">{t("empty.text")}</p>
            {button}
          </div>
        ) : (
          <List label={t("title")}>
            {templates.map((template) => (
              <ListRow
                key={template.id}
                href={path(`/dashboard-team/look/${template.id}`)}
                title={template.name}
                badge={template.isDefault ? <Badge tone="accent">{t("standard")}</Badge> : null}
                subtitle={template.cards > 0 ? t("cards", { count: template.cards }) : t("noCards")}
                leading={<Thumb template={template} />}
              />
            ))}
          </List>
        )}
      </section>
      <PageLooks templates={pageTemplates} isReadOnly={isReadOnly} />
    </div>
  );
}

/** Width in CSS px. */
const WIDTH = 76;

function Thumb({ template }: { template: TemplateView }) {
  const { logo, banner, backgroundColor, fontColor } = template;
  return (
    <span
      aria-hidden="true"
      className="block h-14 shrink-0 overflow-hidden rounded-sm border border-rule"
      style={{ width: WIDTH }}
    >
      <ApplePass
        face={passFace({ ...template, header: "Abc" })}
        backgroundColor={backgroundColor}
        fontColor={fontColor}
        images={{ logo, banner }}
        names={{}}
        codeUrl=""
        label=""
        width={WIDTH}
      />
    </span>
  );
}
