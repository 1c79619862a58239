import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CURRENCY, type PlanFeature, SEAT_PRICE_CENTS } from "~/domain/billing/plans";
import { openPlans } from "~/features/shell/open-plans";
import { useRoot } from "~/features/shell/use-root";
import { formatAmount } from "~/i18n/money";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

interface PlanDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** What has to be paid for, where the text does not name it. */
  children?: ReactNode;
  /** The lines of the comparison that it belongs to, which the plans open at. */
  wanted: readonly PlanFeature[];
  onClose: () => void;
  /** What that is called, if it is not back to free. */
  freeLabel?: string;
  /** Takes off what has to be paid for, and saves the rest. */
  onBackToFree: () => void;
  /** While that is on its way: nothing can be changed meanwhile. */
  isPending?: boolean;
  /** Without an account: preserves everything, on the way to a plan. */
  onSignUp?: () => void;
}

/** The choice before something that costs is saved: a plan, or the thing without it. */
export function PlanDialog({
  isOpen,
  title,
  text,
  children,
  wanted,
  freeLabel,
  onClose,
  onBackToFree,
  isPending,
  onSignUp,
}: PlanDialogProps) {
  const { t } = useTranslation("editing");
  const toFree = freeLabel ?? t(onSignUp ? "plan.saveFree" : "plan.backToFree");
  const { language } = useRoot();
  const price = formatAmount(language, SEAT_PRICE_CENTS.yearly / 100, CURRENCY);
  // Over this screen: a tab of its own would lead away from what is edited here.
  function seePlans() {
    onClose();
    openPlans(...wanted);
  }
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
          <Button isPending={isPending} pendingLabel={toFree} onPress={onBackToFree}>
            {toFree}
          </Button>
          <Button
            variant="primary"
            isDisabled={isPending}
            onPress={() => {
              if (!onSignUp) return seePlans();
              onClose();
              onSignUp();
            }}
          >
            {t(onSignUp ? "plan.signUp" : "plan.see")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {children}
        <p>{t("plan.price", { price })}</p>
        {onSignUp ? (
          <Button variant="quiet" size="small" className="-mt-2 -ms-3 self-start" onPress={seePlans}>
            {t("plan.see")}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
