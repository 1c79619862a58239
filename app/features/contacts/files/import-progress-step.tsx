import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportProgress } from "~/domain/contacts/import/view";
import { apiFetch } from "~/features/editing/api-fetch";
import { Button } from "~/ui/button";
import { ProgressBar } from "~/ui/progress-bar";

interface ImportProgressStepProps {
  started: ImportProgress;
  /** The list is wanted. */
  onShow: () => void;
}

const POLL_MS = 1_000;

/** How far an import is, and at its end what was imported and which rows were not. */
export function ImportProgressStep({ started, onShow }: ImportProgressStepProps) {
  const { t } = useTranslation("contactFiles");
  const progress = useProgress(started);
  const { state, total, read, stored, skipped, refused, errors } = progress;
  if (state === "waiting" || state === "running") {
    return (
      <div className="flex flex-col gap-4">
        <ProgressBar
          label={t("import.running")}
          value={read}
          max={Math.max(1, total)}
          valueLabel={t("import.counted", { done: read, total })}
        />
        <p className="text-muted text-sm">{t("import.leave")}</p>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <div role="status" className="flex flex-col gap-1">
        <p className="font-semibold">{state === "done" ? t("import.done") : t("import.stopped")}</p>
        <p>{t("import.stored", { count: stored })}</p>
        {skipped > 0 ? <p>{t("import.skipped", { count: skipped })}</p> : null}
        {refused > 0 ? <p>{t("import.refused", { count: refused })}</p> : null}
      </div>
      {errors.length > 0 ? (
        <ul className="max-h-60 overflow-y-auto rounded-md border border-rule px-4 py-2 text-sm">
          {errors.map(({ row, name, problems }) => (
            <li key={row} className="flex gap-3 py-1">
              <span className="shrink-0 font-medium">{t("import.row", { row })}</span>
              <span className="min-w-0">
                {name ? <bdi className="wrap-anywhere block">{name}</bdi> : null}
                {problems.map((problem) => (
                  <span key={problem} className="block text-muted">
                    {t(`import.problems.${problem}`)}
                  </span>
                ))}
              </span>
            </li>
          ))}
          {refused > errors.length ? (
            <li className="py-1 text-muted">{t("import.more", { count: refused - errors.length })}</li>
          ) : null}
        </ul>
      ) : null}
      <div className="flex justify-end">
        <Button variant="primary" onPress={onShow} autoFocus>
          {t("import.show")}
        </Button>
      </div>
    </div>
  );
}

/** Polls the progress until the end; a failed call is repeated. */
function useProgress(started: ImportProgress): ImportProgress {
  const [progress, setProgress] = useState(started);
  const { id, state } = progress;
  const isOver = state === "done" || state === "failed";
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(async () => {
      const result = await apiFetch("GET /contact-list/imports/:id", { params: { id } });
      if (result.ok) setProgress(result.value);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [id, isOver]);
  return progress;
}
