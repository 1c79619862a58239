import { useTranslation } from "react-i18next";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { LinkButton } from "~/ui/link-button";
import { usePaidNames } from "./plan-notice";
import type { CardEditor } from "./use-card-editor";

/** The choice of a free user whose card holds paid things: the plans, or saving without them. */
export function PlanDialog({ editor }: { editor: CardEditor }) {
  const { t } = useTranslation("cards");
  const path = useLocalPath();
  const { user } = useRoot();
  const features = usePaidNames(editor.paid);
  const { plan, save } = editor;
  if (!user) return null;
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={t("plan.title")}
      description={t("plan.text", { features })}
      closeLabel={t("editor.close")}
      isOpen={plan.isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen) plan.close();
      }}
      footer={
        <>
          <Button onPress={() => save(plan.backToFree())}>{t("plan.backToFree")}</Button>
          <LinkButton variant="primary" href={path("/pricing")} target="_blank" rel="noopener">
            {t("plan.seePlans")}
          </LinkButton>
        </>
      }
    />
  );
}
