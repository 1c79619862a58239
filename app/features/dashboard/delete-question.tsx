import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "~/ui/confirm-dialog";

interface DeleteQuestionProps {
  noun: "pages" | "cards";
  /** What is to be deleted, or null while nobody asks. */
  title: string | null;
  onClose: () => void;
  /** Gives whether it is gone. */
  onDelete: () => Promise<boolean>;
}

/** Asks before a page or card is deleted, and says what becomes of its address and its code. */
export function DeleteQuestion({ noun, title, onClose, onDelete }: DeleteQuestionProps) {
  const { t } = useTranslation("dashboard");
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
      isOpen={title !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={<bdi>{t(`${noun}.deleteTitle`, { title: title ?? "" })}</bdi>}
      confirmLabel={t(`${noun}.deleteConfirm`)}
      cancelLabel={t("cancel")}
      closeLabel={t("close")}
      pendingLabel={t(`${noun}.deleting`)}
      isPending={isPending}
      onConfirm={remove}
    >
      {t(`${noun}.deleteText`)}
    </ConfirmDialog>
  );
}
