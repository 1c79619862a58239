import { useTranslation } from "react-i18next";
import type { ExportSummary } from "~/domain/accounts/export";
import { DownloadLink } from "./download-link";
import { useExportFormat } from "./use-export-format";

/** Previous exports, with the files that are still stored. */
export function ExportHistory({ exports }: { exports: readonly ExportSummary[] }) {
  const { t } = useTranslation("leaving");
  const { dayOf, sizeOf } = useExportFormat();
  return (
    <ul className="flex flex-col divide-y divide-rule">
      {exports.map(({ id, state, createdAt, bytes }) => (
        <li key={id} className="flex min-h-12 items-center justify-between gap-4 py-2">
          <span>
            {dayOf(createdAt)}
            {state === "ready" && bytes ? (
              <span className="text-muted text-sm"> · {sizeOf(bytes)}</span>
            ) : null}
          </span>
          {state === "ready" ? <DownloadLink id={id} /> : null}
          {state === "failed" || state === "gone" ? (
            <span className="text-muted text-sm">{t(`export.${state}`)}</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
