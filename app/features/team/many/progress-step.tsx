import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MemberImportView } from "~/domain/team/import/view";
import { apiFetch } from "~/features/editing/api-fetch";
import { fetchFile } from "~/features/editing/fetch-file";
import { Button } from "~/ui/button";
import { FormErrorSummary } from "~/ui/form-error-summary";
import { ProgressBar } from "~/ui/progress-bar";
import { useStableCallback } from "~/ui/use-stable-callback";
import { useLaterText } from "./use-later-text";

const POLL_MS = 1_000;

interface ProgressStepProps {
  started: MemberImportView;
  onNews: (news: MemberImportView) => void;
  onClose: () => void;
}

/** How far an import is, and in the end what became of it, as a file too. */
export function ProgressStep({ started, onNews, onClose }: ProgressStepProps) {
  const { t } = useTranslation(["teamMany", "errors"]);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState<"invite" | "stop" | "file">();
  const { id, state, total, done, leftOut, cards, invited, notInvited, later } = started;
  const laterText = useLaterText();
  useNews(started, onNews);

  async function order(intent: "invite" | "stop"): Promise<void> {
    setError(undefined);
    setPending(intent);
    const result = await apiFetch("POST /dashboard-team/imports/:id", { params: { id }, body: { intent } });
    setPending(undefined);
    if (result.ok) return onNews(result.value);
    setError(t(`errors:${result.error.messageKey}`, { ...result.error.params }));
  }

  async function download(): Promise<void> {
    setError(undefined);
    setPending("file");
    const result = await fetchFile("GET /dashboard-team/imports/:id/file", { params: { id } });
    setPending(undefined);
    if (!result.ok) setError(t(`errors:${result.error.messageKey}`, { ...result.error.params }));
  }

  if (state === "running") {
    // Rows that were left out from the beginning are nothing to be done.
    const counts = { done: done - leftOut, total: total - leftOut };
    return (
      <div className="flex flex-col gap-4">
        <ProgressBar
          label={t(cards > 0 && cards >= counts.total ? "progress.inviting" : "progress.running")}
          value={counts.done}
          max={Math.max(1, counts.total)}
          valueLabel={t("progress.counted", counts)}
        />
        <p className="text-muted text-sm">{t("progress.leave")}</p>
      </div>
    );
  }
  const byHand = notInvited - (later?.people ?? 0);
  const refused = total - cards;
  return (
    <div className="flex flex-col gap-5">
      {error ? <FormErrorSummary title={error} /> : null}
      <div role="status" className="flex flex-col gap-1">
        <p className="font-semibold">{t("progress.ended")}</p>
        <p>{t("progress.cards", { count: cards })}</p>
        {started.invites ? <p>{t("progress.invited", { count: invited })}</p> : null}
        {refused > 0 ? <p>{t("progress.refused", { count: refused })}</p> : null}
      </div>
      {later ? (
        <div className="flex flex-col items-start gap-2 border-rule border-t pt-4">
          <p className="font-medium">{laterText(later)}</p>
          <p className="text-muted text-sm">{t("progress.restText")}</p>
          <Button
            onPress={() => void order("stop")}
            isPending={pending === "stop"}
            pendingLabel={t("progress.stopping")}
          >
            {t("progress.stop")}
          </Button>
        </div>
      ) : null}
      {byHand > 0 ? (
        <div className="flex flex-col items-start gap-2 border-rule border-t pt-4">
          <p className="font-medium">{t("progress.notInvited", { count: byHand })}</p>
          <p className="text-muted text-sm">{t("progress.restText")}</p>
          <Button
            onPress={() => void order("invite")}
            isPending={pending === "invite"}
            pendingLabel={t("progress.resting")}
          >
            {t("progress.rest")}
          </Button>
        </div>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          onPress={() => void download()}
          isPending={pending === "file"}
          pendingLabel={t("progress.download")}
        >
          {t("progress.download")}
        </Button>
        <Button variant="primary" onPress={onClose}>
          {t("progress.close")}
        </Button>
      </div>
    </div>
  );
}

/** Polls the progress until the end; a failed call is repeated. */
function useNews({ id, state }: MemberImportView, onNews: (news: MemberImportView) => void): void {
  const tell = useStableCallback(onNews);
  useEffect(() => {
    if (state === "done") return;
    const timer = setInterval(async () => {
      const result = await apiFetch("GET /dashboard-team/imports/:id", { params: { id } });
      if (result.ok) tell(result.value);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [id, state, tell]);
}
