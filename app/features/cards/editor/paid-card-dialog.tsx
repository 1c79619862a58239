import { useTranslation } from "react-i18next";
import { PlanDialog } from "~/features/editing/plan-dialog";
import { useCardSession } from "./card-context";
import { usePaidNames, usePaidParts } from "./plan-notice";

/** The choice of a free user whose card holds paid things. */
export function PaidCardDialog() {
  const { t } = useTranslation("cards");
  const { backToFree, save, unblock } = useCardSession();
  const features = usePaidNames(usePaidParts());
  return (
    <PlanDialog
      title={t("plan.title")}
      text={t("plan.text", { features })}
      isOpen
      onClose={unblock}
      onBackToFree={() => {
        unblock();
        void save({ draft: backToFree() });
      }}
    />
  );
}
