import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { emptyPage } from "~/domain/pages/schema";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { useToasts } from "~/ui/toast-queue";
import { usePageSession } from "./editor-context";

/** Resets to an empty page. Its address and id are preserved; an undo restores everything. */
export function ResetPage() {
  const { t } = useTranslation("design");
  const { change, setView } = usePageSession();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button variant="quiet" className="-ms-3" icon={<RotateCcw />} onPress={() => setAsking(true)}>
        {t("reset.action")}
      </Button>
      <ConfirmDialog
        title={t("reset.title")}
        confirmLabel={t("reset.confirm")}
        cancelLabel={t("reset.cancel")}
        closeLabel={t("reset.cancel")}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          change({ content: emptyPage() });
          setView({ blockKey: null, itemKey: null });
          setAsking(false);
          toasts.show({ type: "success", title: t("reset.done") });
        }}
      >
        {t("reset.text")}
      </ConfirmDialog>
    </div>
  );
}
