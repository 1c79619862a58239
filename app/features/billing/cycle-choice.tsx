import { useTranslation } from "react-i18next";
import { BILLING_CYCLES, type BillingCycle, PLANS, yearlySaving } from "~/domain/billing/plans";
import { SegmentedControl } from "~/ui/segmented-control";

interface CycleChoiceProps {
  value: BillingCycle;
  onChange: (cycle: BillingCycle) => void;
  className?: string;
}

/** By month or by year, with what the latter saves. The route loads the messages of `pricing`. */
export function CycleChoice({ value, onChange, className }: CycleChoiceProps) {
  const { t } = useTranslation("pricing");
  const percent = Math.max(...PLANS.map(yearlySaving));
  return (
    <SegmentedControl
      label={t("cycle.label")}
      description={<span className="text-accent-strong">{t("cycle.saving", { percent })}</span>}
      choices={BILLING_CYCLES.map((id) => ({ id, label: t(`cycle.${id}`) }))}
      value={value}
      onChange={(id) => onChange(id === "monthly" ? "monthly" : "yearly")}
      className={className}
    />
  );
}
