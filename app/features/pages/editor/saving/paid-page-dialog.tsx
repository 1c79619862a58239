import { useTranslation } from "react-i18next";
import { featureOfPagePart } from "~/domain/billing/feature-of";
import { paidBlockTypes } from "~/domain/pages/entitlement";
import { PlanDialog } from "~/features/editing/plan-dialog";
import { useContent, useEditor, usePageSession } from "~/features/pages/editor/editor-context";
import { useRoot } from "~/features/shell/use-root";
import { PaidPartList } from "./paid-part-list";

const NONE: readonly string[] = [];

/** The choice of a free user whose page holds paid things. */
export function PaidPageDialog() {
  const { t } = useTranslation("editor");
  const { backToFree, save, unblock } = usePageSession();
  const content = useContent();
  const { user } = useRoot();
  const isDirty = useEditor((state) => state.isDirty);
  const fields = useEditor(({ obstacle }) => (obstacle?.kind === "paid" ? obstacle.fields : NONE));
  // An empty block costs nothing, and goes with the others.
  const goes = paidBlockTypes(content).length > 0 ? ["blocks", ...fields] : fields;
  return (
    <PlanDialog
      title={t("paid.title")}
      text={t(isDirty ? "paid.text" : "paid.textOpened")}
      wanted={featureOfPagePart(goes[0])}
      isOpen
      onClose={unblock}
      onSignUp={user ? undefined : () => void save({ isForPlan: true })}
      onBackToFree={() => {
        unblock();
        void save({ draft: backToFree() });
      }}
    >
      <PaidPartList content={content} fields={goes} />
    </PlanDialog>
  );
}
