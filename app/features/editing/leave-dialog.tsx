import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import type { LeaveWarning } from "./use-leave-warning";

/** The question before unsaved changes are left behind. */
export function LeaveDialog({ warning }: { warning: LeaveWarning }) {
  const { t } = useTranslation("editing");
  return (
    <ConfirmDialog
      title={t("leave.title")}
      confirmLabel={t("leave.confirm")}
      cancelLabel={t("leave.cancel")}
      closeLabel={t("leave.cancel")}
      isOpen={warning.isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen) warning.stay();
      }}
      onConfirm={warning.leave}
    >
      {t(warning.isKept ? "leave.text" : "unstored")}
    </ConfirmDialog>
  );
}
