import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { LinkButton } from "~/ui/link-button";

interface PlanDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** What has to be paid for, where the text does not name it. */
  children?: ReactNode;
  onClose: () => void;
  /** Takes off what has to be paid for, and saves the rest. */
  onBackToFree: () => void;
}

/** The choice before something that costs is saved: a plan, in a tab beside the editor, or the thing without it. */
export function PlanDialog({ isOpen, title, text, children, onClose, onBackToFree }: PlanDialogProps) {
  const { t } = useTranslation("editing");
  const path = useLocalPath();
  return (
    <Dialog
      role="alertdialog"
      title={title}
      description={text}
      closeLabel={t("close")}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onPress={onBackToFree}>{t("plan.backToFree")}</Button>
          <LinkButton variant="primary" href={path("/pricing")} target="_blank" rel="noopener">
            {t("plan.see")}
          </LinkButton>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
