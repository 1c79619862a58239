import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useListNotices } from "~/features/dashboard/use-list-notices";
import { apiFetch } from "~/features/editing/api-fetch";
import type { VisitThing } from "~/server/services/visits/list-visit-things.server";
import { ConfirmDialog } from "~/ui/confirm-dialog";

interface ResetQuestionsProps {
  thing: VisitThing;
  isOpen: boolean;
  onClose: () => void;
}

/** Deletes what was counted of a thing, once both questions are answered. */
export function ResetQuestions({ thing, isOpen, onClose }: ResetQuestionsProps) {
  const { t } = useTranslation("visits");
  const notices = useListNotices();
  const { revalidate } = useRevalidator();
  const [isSure, setSure] = useState(false);
  const [isPending, setPending] = useState(false);
  const names = { title: thing.title };
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
        title={<bdi>{t("reset.title", names)}</bdi>}
        confirmLabel={t("reset.goOn")}
        cancelLabel={t("cancel")}
        closeLabel={t("close")}
        isOpen={isOpen && !isSure}
        onOpenChange={(next) => {
          if (!next && !isSure) onClose();
        }}
        onConfirm={() => setSure(true)}
      >
        {t("reset.text")}
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
        {t("reset.againText", names)}
      </ConfirmDialog>
    </>
  );
}
