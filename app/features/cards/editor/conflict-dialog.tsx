import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import type { CardEditor } from "./use-card-editor";

/** Somebody saved meanwhile: theirs or mine. */
export function ConflictDialog({ editor }: { editor: CardEditor }) {
  const { t } = useTranslation("cards");
  const { saving, saved, save } = editor;
  const isOpen = saving.failure?.code === "precondition_failed" && saved !== null;
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={t("conflict.title")}
      description={t("conflict.text")}
      closeLabel={t("conflict.close")}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) saving.forgetFailure();
      }}
      footer={
        <>
          <Button onPress={editor.takeNewest}>{t("conflict.reload")}</Button>
          <Button variant="primary" onPress={() => save(editor.card, { isOverwriting: true })}>
            {t("conflict.overwrite")}
          </Button>
        </>
      }
    />
  );
}
