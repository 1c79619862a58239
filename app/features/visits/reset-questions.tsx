import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ALL, type ReportThing } from "~/domain/visits/thing";
import { apiFetch } from "~/features/editing/api-fetch";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import { ConfirmDialog } from "~/ui/confirm-dialog";

/** What is reset: a thing by its title, or everything. */
export interface Resettable {
  thing: ReportThing;
  title?: string;
}

interface ResetQuestionsProps {
  thing: Resettable;
  isOpen: boolean;
  onClose: () => void;
}

/** Deletes what was counted of a thing or of all, once both questions are answered. */
export function ResetQuestions({ thing, isOpen, onClose }: ResetQuestionsProps) {
  const { t } = useTranslation("visits");
  const notices = useListNotices();
  const { revalidate } = useRevalidator();
  const [isSure, setSure] = useState(false);
  const [isPending, setPending] = useState(false);
  const isAll = thing.thing === ALL;
  const names = { title: thing.title ?? "" };
  const close = () => {
    setSure(false);
    onClose();
  };

  async function reset(): Promise<void> {
    setPending(true);
    const result = await apiFetch("DELETE /dashboard-visits/counts", { query: { thing: thing.thing } });
    setPending(false);
    close();
    if (result.ok) {
      notices.done(t("reset.done"));
      revalidate();
    } else notices.failed(result.error);
  }

  return (
    <>
      <ConfirmDialog
        title={isAll ? t("reset.allTitle") : <bdi>{t("reset.title", names)}</bdi>}
        confirmLabel={t("reset.goOn")}
        cancelLabel={t("cancel")}
        closeLabel={t("close")}
        isOpen={isOpen && !isSure}
        onOpenChange={(next) => {
          if (!next && !isSure) onClose();
        }}
        onConfirm={() => setSure(true)}
      >
        {isAll ? t("reset.allText") : `${t("reset.text")} ${t("reset.rest")}`}
      </ConfirmDialog>
      <ConfirmDialog
        title={t("reset.againTitle")}
        confirmLabel={t("reset.confirm")}
        cancelLabel={t("cancel")}
        closeLabel={t("close")}
        pendingLabel={t("reset.pending")}
        isDanger
        isPending={isPending}
        isOpen={isOpen && isSure}
        onOpenChange={(next) => {
          if (!next) close();
        }}
        onConfirm={() => void reset()}
      >
        {isAll ? t("reset.allAgain") : t("reset.againText", names)}
      </ConfirmDialog>
    </>
  );
}
