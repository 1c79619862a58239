import { useState } from "react";
import { useTranslation } from "react-i18next";
import { mergeVersions } from "~/domain/merge";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

type Choice = "overwrite" | "load" | "merge";

interface ConflictDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Replaces the draft on the screen with the newer version. */
  onLoad: () => Promise<void>;
  /** Overwrites the newer version with the draft on the screen. */
  onOverwrite: () => Promise<void>;
  /** Merges both; absent if their common base is unknown. */
  onMerge?: (merge: typeof mergeVersions) => Promise<void>;
}

/** A newer version was saved meanwhile: it can be merged with the draft, loaded, or overwritten. */
export function ConflictDialog({ isOpen, onClose, onLoad, onOverwrite, onMerge }: ConflictDialogProps) {
  const { t } = useTranslation(["conflict", "editing"]);
  const [busy, setBusy] = useState<Choice | null>(null);
  const run = async (what: Choice, work: () => Promise<void>) => {
    setBusy(what);
    await work();
    setBusy(null);
  };
  const isOther = (what: Choice) => busy !== null && busy !== what;
  return (
    <Dialog
      role="alertdialog"
      title={t("conflict:title")}
      description={t("conflict:text")}
      closeLabel={t("editing:close")}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button
            isDisabled={isOther("overwrite")}
            isPending={busy === "overwrite"}
            pendingLabel={t("conflict:overwrite")}
            onPress={() => void run("overwrite", onOverwrite)}
          >
            {t("conflict:overwrite")}
          </Button>
          <Button
            isDisabled={isOther("load")}
            isPending={busy === "load"}
            pendingLabel={t("conflict:load")}
            onPress={() => void run("load", onLoad)}
          >
            {t("conflict:load")}
          </Button>
          {onMerge ? (
            <Button
              variant="primary"
              isDisabled={isOther("merge")}
              isPending={busy === "merge"}
              pendingLabel={t("conflict:merge")}
              onPress={() => void run("merge", () => onMerge(mergeVersions))}
            >
              {t("conflict:merge")}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
