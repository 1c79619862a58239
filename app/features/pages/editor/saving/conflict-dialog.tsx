import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PageContent } from "~/domain/pages/schema";
import { call } from "~/features/editing/call";
import { useEditor } from "~/features/pages/editor/editor-context";
import { draftOf, factsOf, type StoredPage } from "~/features/pages/editor/page-draft";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useToasts } from "~/ui/toast-queue";
import type { Saving } from "./use-save";

/** Somebody saved in between: theirs can be loaded, with an undo back to one's own, or written over. */
export function ConflictDialog({ saving }: { saving: Saving }) {
  const { t } = useTranslation("editor");
  const { t: tError } = useTranslation("errors");
  const editor = useEditor();
  const toasts = useToasts();
  const [isLoading, setIsLoading] = useState(false);
  const { problem, setProblem } = saving;

  async function load() {
    setIsLoading(true);
    const answer = await call<{ page: StoredPage & PageContent; version: number }>(
      `/editor/${editor.facts?.id}/save`,
    );
    setIsLoading(false);
    if (!answer.ok) return toasts.show({ type: "error", title: tError(answer.error.messageKey) });
    const { page, version } = answer.value;
    const newer = draftOf(page);
    editor.replace(newer);
    editor.setSaved(newer);
    editor.setFacts(factsOf(page, version));
    setProblem(null);
  }

  return (
    <Dialog
      role="alertdialog"
      title={t("conflict.title")}
      description={t("conflict.text")}
      closeLabel={t("close")}
      isOpen={problem?.kind === "conflict"}
      onOpenChange={(isOpen) => {
        if (!isOpen) setProblem(null);
      }}
      footer={
        <>
          <Button
            onPress={() => {
              setProblem(null);
              void saving.save({ overwrite: true });
            }}
          >
            {t("conflict.overwrite")}
          </Button>
          <Button
            variant="primary"
            isPending={isLoading}
            pendingLabel={t("saving")}
            onPress={() => void load()}
          >
            {t("conflict.load")}
          </Button>
        </>
      }
    />
  );
}
