import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeadJob, Listed, ReportedThing } from "~/domain/operations/view";
import type { ConfirmWays } from "~/features/accounts/confirm-identity-dialog";
import { apiFetch } from "~/features/editing/api-fetch";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import type { FoundAccount } from "~/server/services/operations/find-account.server";
import { PageHeading } from "~/ui/page-heading";
import { Tabs } from "~/ui/tabs";
import { AccountTab } from "./account-tab";
import { JobsTab } from "./jobs-tab";
import { ReportsTab } from "./reports-tab";
import { type Step, StepDialog } from "./step-dialog";

interface OperatorsScreenProps {
  ways: ConfirmWays;
  reports: Listed<ReportedThing>;
  jobs: Listed<DeadJob>;
}

/** What operators do: an account with its pages and cards, what was reported, and jobs that failed for good. */
export function OperatorsScreen({ ways, reports, jobs }: OperatorsScreenProps) {
  const { t } = useTranslation("operations");
  const notices = useListNotices();
  const [tab, setTab] = useState("account");
  const [found, setFound] = useState<FoundAccount | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [step, setStep] = useState<Step | null>(null);

  /** Shows the account that a report belongs to. */
  async function showAccount(id: string): Promise<void> {
    setTab("account");
    setFound(null);
    setLoading(true);
    const result = await apiFetch("POST /operators/accounts", { body: { id } });
    setLoading(false);
    if (result.ok) setFound(result.value);
    else notices.failed(result.error);
  }

  return (
    <div className="mx-auto w-full max-w-5xl px-5 pt-6 pb-28 sm:px-8 lg:pt-10">
      <PageHeading title={t("title")} description={t("text")} className="pb-4" />
      <Tabs
        label={t("tabs.label")}
        selectedKey={tab}
        onSelectionChange={setTab}
        keepsPanels
        tabs={[
          {
            id: "account",
            label: t("tabs.account"),
            content: <AccountTab found={found} isLoading={isLoading} onFound={setFound} onAsk={setStep} />,
          },
          {
            id: "reports",
            label: t("tabs.reports"),
            content: <ReportsTab start={reports} onAsk={setStep} onAccount={(id) => void showAccount(id)} />,
          },
          { id: "jobs", label: t("tabs.jobs"), content: <JobsTab start={jobs} ways={ways} /> },
        ]}
      />
      {step ? <StepDialog step={step} ways={ways} onClose={() => setStep(null)} /> : null}
    </div>
  );
}
