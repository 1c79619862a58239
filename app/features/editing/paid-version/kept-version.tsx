import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Notice } from "~/features/editing/notice";
import { PlansButton } from "~/features/shell/plans-button";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { IconButton } from "~/ui/icon-button";

interface KeptVersionProps {
  /** What is kept, and until when or since when. */
  text: string;
  /** Without a plan it is named only. */
  needsPlan: boolean;
  isPending?: boolean;
  /** What deleting it does. */
  deleteText: string;
  onBringBack: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** The version with its paid parts of what is edited: to bring it back or delete it, without a plan to see the plans. */
export function KeptVersion({
  text,
  needsPlan,
  isPending,
  deleteText,
  onBringBack,
  onDelete,
  onClose,
}: KeptVersionProps) {
  const { t } = useTranslation("paidVersion");
  const { t: tEditing } = useTranslation("editing");
  return (
    <Notice
      actions={
        <>
          {needsPlan ? (
            <PlansButton size="small">{tEditing("plan.see")}</PlansButton>
          ) : (
            <>
              <Button size="small" isPending={isPending} pendingLabel={t("bringBack")} onPress={onBringBack}>
                {t("bringBack")}
              </Button>
              <ConfirmDialog
                isDanger
                trigger={
                  <Button size="small" variant="quiet">
                    {t("delete")}
                  </Button>
                }
                title={t("deleteTitle")}
                confirmLabel={t("delete")}
                cancelLabel={t("keep")}
                closeLabel={tEditing("close")}
                onConfirm={(close) => {
                  close();
                  onDelete();
                }}
              >
                {deleteText}
              </ConfirmDialog>
            </>
          )}
          <IconButton size="small" label={tEditing("close")} icon={<X />} hasNoTooltip onPress={onClose} />
        </>
      }
    >
      {text}
    </Notice>
  );
}
