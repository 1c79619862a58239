import { useTranslation } from "react-i18next";
import type { ExportSummary } from "~/domain/accounts/export";
import { ProgressBar } from "~/ui/progress-bar";
import { DownloadLink } from "./download-link";
import { useExportFormat } from "./use-export-format";

/** The newest export: its progress, or the link to its file. */
export function CurrentExport({ current }: { current: ExportSummary }) {
  const { t } = useTranslation("leaving");
  const { dayOf, sizeOf } = useExportFormat();
  const { state, done, total, bytes = 0, expiresAt } = current;
  if (state === "ready") {
    return (
      <section role="status" className="mb-8 flex flex-col gap-4 rounded-md bg-success-wash p-5">
        <div>
          <h2 className="font-semibold text-lg">{t("export.ready")}</h2>
          <p className="text-muted text-sm">
            {sizeOf(bytes)}
            {expiresAt ? ` · ${t("export.until", { date: dayOf(expiresAt) })}` : null}
          </p>
        </div>
        <DownloadLink id={current.id} isPrimary />
      </section>
    );
  }
  const isCounted = total > 0;
  return (
    <section className="flex flex-col gap-4 border-rule border-t py-6">
      <ProgressBar
        label={t("export.running")}
        value={isCounted ? done : undefined}
        max={isCounted ? total : undefined}
        valueLabel={isCounted ? t("export.counted", { done, total }) : t("export.waiting")}
      />
      <p className="text-muted text-sm">{t("export.leave")}</p>
    </section>
  );
}
