import { useTranslation } from "react-i18next";
import { PlanDialog } from "~/features/editing/plan-dialog";
import { useRoot } from "~/features/shell/use-root";
import { usePaidNames } from "./plan-notice";
import type { CardEditor } from "./use-card-editor";

/** The choice of a free user whose card holds paid things. */
export function PaidCardDialog({ editor }: { editor: CardEditor }) {
  const { t } = useTranslation("cards");
  const { user } = useRoot();
  const features = usePaidNames(editor.paid);
  const { plan, save } = editor;
  if (!user) return null;
  return (
    <PlanDialog
      title={t("plan.title")}
      text={t("plan.text", { features })}
      isOpen={plan.isAsking}
      onClose={plan.close}
      onBackToFree={() => void save(plan.backToFree())}
    />
  );
}
