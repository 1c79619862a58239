import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type BillingCycle, PLANS, yearlySaving } from "~/domain/billing/plans";
import { SegmentedControl } from "~/ui/segmented-control";
import { PlanColumn } from "./plan-column";

/** What it costs: two plans side by side, by month or by year. */
export function PricingScreen() {
  const { t } = useTranslation("pricing");
  const [cycle, setCycle] = useState<BillingCycle>("yearly");
  const saving = Math.max(...PLANS.map(yearlySaving));
  return (
    <div className="mx-auto w-full max-w-5xl px-5 py-12 sm:px-8 sm:py-20">
      <header className="flex flex-col gap-6 pb-12 md:flex-row md:items-end md:justify-between">
        <div>
          <h1 className="display text-2xl">{t("title")}</h1>
          <p className="mt-3 max-w-prose text-muted">{t("text")}</p>
        </div>
        <div className="flex flex-col gap-2">
          <SegmentedControl
            label={t("cycle.label")}
            choices={[
              { id: "monthly", label: t("cycle.monthly") },
              { id: "yearly", label: t("cycle.yearly") },
            ]}
            value={cycle}
            onChange={(value) => setCycle(value as BillingCycle)}
          />
          <p className="text-accent-strong text-sm">{t("cycle.saving", { percent: saving })}</p>
        </div>
      </header>
      <div className="grid gap-12 border-rule border-t pt-10 md:grid-cols-2 md:gap-0 md:divide-x md:divide-rule">
        {PLANS.map((plan) => (
          <PlanColumn key={plan.id} plan={plan} cycle={cycle} />
        ))}
      </div>
      <p className="mt-12 border-rule border-t pt-6 text-muted text-sm">{t("payment")}</p>
    </div>
  );
}
