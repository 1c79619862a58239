import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";

interface RemoveCodeProps {
  name: string;
  onRemove: () => Promise<void>;
}

/** Removes a code from the card's list, after a note that printed codes keep working. */
export function RemoveCode({ name, onRemove }: RemoveCodeProps) {
  const { t } = useTranslation("codes");
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    await onRemove();
    setPending(false);
    setAsking(false);
  };
  return (
    <>
      <Button icon={<Trash2 />} onPress={() => setAsking(true)}>
        {t("remove")}
      </Button>
      <ConfirmDialog
        isDanger
        title={<bdi>{t("removeTitle", { name })}</bdi>}
        confirmLabel={t("removeConfirm")}
        pendingLabel={t("removeConfirm")}
        cancelLabel={t("cancel")}
        closeLabel={t("cancel")}
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={isPending}
        onConfirm={remove}
      >
        {t("removeText")}
      </ConfirmDialog>
    </>
  );
}
