import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { ChangedOn } from "./changed-on";
import { useCopyName } from "./use-copy-name";

interface DeleteQuestionProps {
  noun: "pages" | "cards";
  /** What is to be deleted, or null while nobody asks. */
  pendingDelete: { title: string; isDuplicate: boolean; updatedAt: string } | null;
  /** Where it is: two of the same name are told apart by it. */
  address?: ReactNode;
  onClose: () => void;
  onDelete: () => Promise<void>;
}

/** Asks before a page or card is deleted, and says what becomes of its address and its code. */
export function DeleteQuestion({ noun, pendingDelete, address, onClose, onDelete }: DeleteQuestionProps) {
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
    </ConfirmDialog>
  );
}
