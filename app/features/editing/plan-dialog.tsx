import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PlanFeature } from "~/domain/billing/plans";
import { openPlans } from "~/features/shell/open-plans";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

interface PlanDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** What has to be paid for, where the text does not name it. */
  children?: ReactNode;
  /** The first of it, which the plans open at. */
  wanted?: PlanFeature;
  onClose: () => void;
  /** Takes off what has to be paid for, and saves the rest. */
  onBackToFree: () => void;
  /** While that is on its way: nothing can be changed meanwhile. */
  isPending?: boolean;
  /** Without an account: keeps it all, on the way to a plan. */
  onSignUp?: () => void;
}

/** The choice before something that costs is saved: a plan, or the thing without it. */
export function PlanDialog({
  isOpen,
  title,
  text,
  children,
  wanted,
  onClose,
  onBackToFree,
  isPending,
  onSignUp,
}: PlanDialogProps) {
  const { t } = useTranslation("editing");
  return (
    <Dialog
      role="alertdialog"
      title={title}
      description={text}
      closeLabel={t("close")}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      footer={
        <>
          <Button
            isPending={isPending}
            pendingLabel={t(onSignUp ? "plan.saveFree" : "plan.backToFree")}
            onPress={onBackToFree}
          >
            {t(onSignUp ? "plan.saveFree" : "plan.backToFree")}
          </Button>
          <Button
            variant="primary"
            isDisabled={isPending}
            onPress={() => {
              onClose();
              if (onSignUp) onSignUp();
              else openPlans(wanted);
            }}
          >
            {t(onSignUp ? "plan.signUp" : "plan.see")}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
