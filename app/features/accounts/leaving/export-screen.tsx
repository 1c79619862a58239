import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { ExportSummary } from "~/domain/accounts/export";
import { useLocalPath } from "~/i18n/use-path";
import { PageHeading } from "~/ui/page-heading";
import { Section } from "~/ui/section";
import type { ConfirmWays } from "../confirm-identity-dialog";
import { SendVerification } from "../send-verification";
import { CurrentExport } from "./current-export";
import { ExportForm } from "./export-form";
import { ExportHistory } from "./export-history";

export interface ExportProps {
  /** Newest first. */
  exports: ExportSummary[];
  isVerified: boolean;
  ways: ConfirmWays;
}

const POLL_MS = 2_000;
const HOLDS = ["account", "pages", "cards", "contacts", "images"] as const;

/** Everything of the account as one file: what it holds, how far it is, and those of before. */
export function ExportScreen({ exports, isVerified, ways }: ExportProps) {
  const { t } = useTranslation("leaving");
  const path = useLocalPath();
  const [newest, ...older] = exports;
  const isRunning = newest?.state === "waiting" || newest?.state === "running";
  usePolling(isRunning);
  const isShown = isRunning || newest?.state === "ready";
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col px-5 py-10 sm:py-16">
      <PageHeading
        title={t("export.title")}
        description={t("export.text")}
        back={{ href: path("/account"), label: t("export.back") }}
      />
      <ul className="flex list-disc flex-col gap-1 ps-5 pb-8">
        {HOLDS.map((what) => (
          <li key={what}>{t(`export.holds.${what}`)}</li>
        ))}
      </ul>
      {newest && isShown ? <CurrentExport current={newest} /> : null}
      {newest?.state === "failed" ? (
        <p role="status" className="pb-6">
          {t("export.failedText")}
        </p>
      ) : null}
      {isVerified ? null : (
        <div className="flex flex-col items-start gap-4 border-rule border-t pt-6">
          <p>{t("export.verify")}</p>
          <SendVerification />
        </div>
      )}
      {isVerified && !isRunning ? (
        <ExportForm key={newest?.id} ways={ways} isAnother={newest?.state === "ready"} />
      ) : null}
      {older.length > 0 || (newest && !isShown) ? (
        <Section title={t("export.history")} className="mt-8">
          <ExportHistory exports={isShown ? older : exports} />
        </Section>
      ) : null}
    </div>
  );
}

/** Polls the progress while the export is being created. */
function usePolling(isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(revalidate, POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}
