import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { isolate, nameOf } from "./member-name";
import type { ListedMember } from "./use-member-list";

interface RemoveQuestionProps {
  /** The member to remove, or null while the dialog is closed. */
  member: ListedMember | null;
  onClose: () => void;
  onRemove: (member: ListedMember) => Promise<void>;
}

/** Confirms the removal of a member without a card, or the revocation of an invitation. */
export function RemoveQuestion({ member, onClose, onRemove }: RemoveQuestionProps) {
  const { t } = useTranslation("team");
  const [isPending, setPending] = useState(false);
  // Its content is unchanged while it closes.
  const [asked, setAsked] = useState(member);
  if (member && member !== asked) setAsked(member);
  const isIn = asked?.state === "active";
  const name = isolate(asked ? nameOf(asked) : "");
  async function remove(): Promise<void> {
    if (!member) return;
    setPending(true);
    await onRemove(member);
    setPending(false);
    onClose();
  }
  return (
    <ConfirmDialog
      isDanger
      isOpen={member !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={isIn ? t("remove.title", { name }) : t("remove.revokeTitle", { email: name })}
      confirmLabel={t(isIn ? "remove.confirm" : "remove.revokeConfirm")}
      cancelLabel={t("cancel")}
      closeLabel={t("close")}
      pendingLabel={t("remove.pending")}
      isPending={isPending}
      onConfirm={() => void remove()}
    >
      {isIn ? t("remove.textNoCard", { name }) : t("remove.revokeText")}
    </ConfirmDialog>
  );
}
