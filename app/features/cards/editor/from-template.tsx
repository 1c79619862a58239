import { LayoutTemplate } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button as AriaButton } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { paidCardFeatures } from "~/domain/cards/entitlement";
import type { Template } from "~/domain/pages/templates/template";
import { useThemes } from "~/features/pages/editor/themes/use-themes";
import { sampleImage } from "~/features/pages/start/sample-image";
import { ProBadge } from "~/features/shell/pro-badge";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Skeleton } from "~/ui/skeleton";
import { useToasts } from "~/ui/toast-queue";
import { useCardSession } from "./card-context";
import { CardThumb } from "./card-thumb";
import { takenFromTemplate } from "./edited-card";

/** Finished cards to fill with the user's own text; each has a matching page. */
export function FromTemplate() {
  const { t } = useTranslation("cards");
  const session = useCardSession();
  const toasts = useToasts();
  const shown = useRef<string | null>(null);
  const { dismiss } = toasts;
  // Its undo belongs to this editor.
  useEffect(() => () => void (shown.current && dismiss(shown.current)), [dismiss]);

  function take(template: Template) {
    const before = session.draft();
    session.change(takenFromTemplate(before, template));
    if (shown.current) dismiss(shown.current);
    shown.current = toasts.show({
      type: "success",
      title: t("fromTemplate.done", { name: template.name }),
      action: { label: t("fromTemplate.undo"), onAction: () => session.edit(before) },
    });
  }

  return (
    <Dialog
      size="large"
      title={t("fromTemplate.title")}
      description={t("fromTemplate.text")}
      closeLabel={t("editor.close")}
      trigger={<Button icon={<LayoutTemplate />}>{t("fromTemplate.action")}</Button>}
    >
      {({ close }) => (
        <TemplateList
          onTake={(template) => {
            close();
            take(template);
          }}
        />
      )}
    </Dialog>
  );
}

function TemplateList({ onTake }: { onTake: (template: Template) => void }) {
  const { t } = useTranslation("cards");
  const { t: tShell } = useTranslation("shell");
  const themes = useThemes();
  if (themes.kind === "loading") return <Skeleton className="h-64" />;
  if (themes.kind === "failed") {
    return (
      <p className="flex flex-wrap items-center gap-3">
        {t("fromTemplate.failed")}
        <Button size="small" onPress={themes.retry}>
          {t("fromTemplate.retry")}
        </Button>
      </p>
    );
  }
  // Free ones first: the others are marked before they are chosen.
  const isPro = ({ card }: Template) => paidCardFeatures(card).length > 0;
  const templates = [...themes.result.templates].sort(
    (one, other) => Number(isPro(one)) - Number(isPro(other)),
  );
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-5 gap-y-7">
      {templates.map((template) => (
        <li key={template.id}>
          <AriaButton
            aria-label={t("fromTemplate.use", {
              name: `${template.name} ${isPro(template) ? tShell("plans.pro") : t("fromTemplate.free")}`,
            })}
            className="flex w-full cursor-pointer flex-col gap-2 rounded-md text-start transition-opacity data-hovered:opacity-85 data-focus-visible:ring-focus"
            onPress={() => onTake(template)}
          >
            <CardThumb
              // A sample image where images are part of the template; it is not stored on any card.
              card={
                isPro(template)
                  ? { ...template.card, photo: sampleImage(template.id).cropped }
                  : template.card
              }
              isPaid={isPro(template)}
              title={template.name}
            />
            <span className="flex min-h-6 flex-wrap items-center gap-2 font-medium">
              {/* Without the space its name would read as one word with what it costs. */}
              {template.name}{" "}
              {isPro(template) ? <ProBadge /> : <Badge tone="success">{t("fromTemplate.free")}</Badge>}
            </span>
          </AriaButton>
        </li>
      ))}
    </ul>
  );
}
