import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { ChangedOn } from "./changed-on";
import { useCopyName } from "./use-copy-name";

interface DeleteQuestionProps {
  noun: "pages" | "cards";
  /** The item to delete, or null while the dialog is closed. */
  pendingDelete: { title: string; isDuplicate: boolean; updatedAt: string } | null;
  /** Its address: distinguishes items of the same name. */
  address?: ReactNode;
  /** Whether there are more than the plan has room for: then it can be put back only once there is room. */
  isBeyond: boolean;
  onClose: () => void;
  onDelete: () => Promise<void>;
}

/** Confirms the deletion of a page or card, and states what happens to its address and code. */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { noun, pendingDelete, address, isBeyond, onClose, onDelete } = props;
  const { t } = useTranslation("dashboard");
  const nameOf = useCopyName();
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    await onDelete();
    setPending(false);
    onClose();
  };
  return (
    <ConfirmDialog
      isDanger
      isOpen={pendingDelete !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={<bdi>{t(`${noun}.deleteTitle`, { title: pendingDelete ? nameOf(pendingDelete) : "" })}</bdi>}
      confirmLabel={t(`${noun}.deleteConfirm`)}
      cancelLabel={t("cancel")}
      closeLabel={t("close")}
      pendingLabel={t(`${noun}.deleting`)}
      isPending={isPending}
      onConfirm={remove}
    >
      {pendingDelete ? (
        <span className="flex flex-col items-start gap-1 pb-3 text-ink">
          {address}
          <ChangedOn at={pendingDelete.updatedAt} isLabelShown />
        </span>
      ) : null}
      {t(`${noun}.deleteText`)}
      {isBeyond ? <span className="block pt-3">{t("deleteBeyond")}</span> : null}
    </ConfirmDialog>
  );
}
