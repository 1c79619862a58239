import { LayoutTemplate } from "lucide-react";
import { Button as AriaButton } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { paidCardFeatures } from "~/domain/cards/entitlement";
import { newKey } from "~/domain/ids";
import type { Template } from "~/domain/pages/templates/template";
import { passFace } from "~/domain/passes/pass-face";
import { ProBadge } from "~/features/billing/pro-badge";
import { cardMessages } from "~/features/cards/card-messages";
import { useThemes } from "~/features/pages/editor/themes/use-themes";
import { ApplePass } from "~/features/passes/apple-pass";
import { useRoot } from "~/features/shell/use-root";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Skeleton } from "~/ui/skeleton";
import { useToasts } from "~/ui/toast-queue";
import { useCardSession } from "./card-context";

const THUMB = 148;

/** Finished cards to fill with one's own words; each has a page that goes with it. */
export function FromTemplate() {
  const { t } = useTranslation("cards");
  const session = useCardSession();
  const toasts = useToasts();

  function take({ name, card }: Template) {
    const before = session.draft();
    const contacts = card.contacts.map((contact) => ({ ...contact, key: newKey() }));
    const { header, subheader, backgroundColor, fontColor, design } = card;
    const title = before.title || card.title;
    session.change({ title, header, subheader, contacts, backgroundColor, fontColor, design });
    toasts.show({
      type: "success",
      title: t("fromTemplate.done", { name }),
      action: { label: t("fromTemplate.undo"), onAction: () => session.edit(before) },
    });
  }

  return (
    <Dialog
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
  const { language } = useRoot();
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
  const { names } = cardMessages(language);
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-5">
      {themes.result.templates.map((template) => (
        <li key={template.id} className="flex justify-center">
          <AriaButton
            aria-label={t("fromTemplate.use", { name: template.name })}
            className="flex max-w-full cursor-pointer flex-col items-center gap-2 rounded-md p-1 text-center font-medium text-sm transition-colors hover:bg-hover data-focus-visible:ring-focus"
            onPress={() => onTake(template)}
          >
            <ApplePass
              face={passFace(template.card)}
              backgroundColor={template.card.backgroundColor}
              fontColor={template.card.fontColor}
              images={{}}
              names={names}
              label={template.name}
              width={THUMB}
            />
            <span className="flex flex-wrap items-center justify-center gap-x-2">
              {template.name}
              {paidCardFeatures(template.card).length > 0 ? <ProBadge /> : null}
            </span>
          </AriaButton>
        </li>
      ))}
    </ul>
  );
}
