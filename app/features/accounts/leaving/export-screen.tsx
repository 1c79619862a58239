import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { ExportSummary } from "~/domain/accounts/export";
import type { FormResult } from "~/server/http/app/form.server";
import { PageHeading } from "~/ui/page-heading";
import { Section } from "~/ui/section";
import { SendVerification } from "../send-verification";
import { CurrentExport } from "./current-export";
import { ExportForm } from "./export-form";
import { ExportHistory } from "./export-history";

export interface ExportProps {
  /** Newest first. */
  exports: ExportSummary[];
  isVerified: boolean;
  /** Off where there is no password to ask for. */
  asksPassword: boolean;
  result: FormResult | undefined;
}

const POLL_MS = 2_000;
const HOLDS = ["account", "pages", "cards", "contacts", "images"] as const;

/** Everything of the account as one file: what it holds, how far it is, and those of before. */
export function ExportScreen({ exports, isVerified, asksPassword, result }: ExportProps) {
  const { t } = useTranslation("leaving");
  const [newest, ...older] = exports;
  const isRunning = newest?.state === "waiting" || newest?.state === "running";
  usePolling(isRunning);
  const isShown = isRunning || newest?.state === "ready";
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col px-5 py-10 sm:py-16">
      <PageHeading title={t("export.title")} description={t("export.text")} />
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
        // A new one begins with an empty form.
        <ExportForm
          key={newest?.id}
          asksPassword={asksPassword}
          isAnother={newest?.state === "ready"}
          result={result}
        />
      ) : null}
      {older.length > 0 || (newest && !isShown) ? (
        <Section title={t("export.history")} className="mt-8">
          <ExportHistory exports={isShown ? older : exports} />
        </Section>
      ) : null}
    </div>
  );
}

/** Asks again and again how far it is, for as long as it is being made. */
function usePolling(isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(revalidate, POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}
