import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BillingCycle, Plan } from "~/domain/billing/plans";
import { Badge } from "~/ui/badge";
import { cx } from "~/ui/cx";
import { useMoney } from "./use-money";

interface PlanColumnProps {
  plan: Plan;
  cycle: BillingCycle;
  /** Named by the address, or the one that the reader has. */
  badge?: string;
  children: ReactNode;
}

/** One plan: its price as a large number, and what can be done about it. */
export function PlanColumn({ plan, cycle, badge, children }: PlanColumnProps) {
  const { t } = useTranslation(["pricing", "shell"]);
  const money = useMoney();
  return (
    <section
      className={cx(
        "flex flex-col gap-5 py-8 max-md:border-rule max-md:border-b md:px-10 md:first:ps-0 md:last:pe-0",
        badge && "max-md:order-first",
      )}
    >
      <h2 className="flex min-h-7 flex-wrap items-center gap-3 font-semibold text-lg">
        {t(`shell:plans.${plan.id}`)}
        {badge ? <Badge tone="accent">{badge}</Badge> : null}
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="display text-3xl tabular-nums" dir="ltr">
          {money(plan[cycle] / 100)}
        </span>
        <span className="text-muted">{t(plan.id === "free" ? "forever" : "perSeat")}</span>
      </p>
      <p className="max-w-prose text-pretty text-muted">{t(`plans.${plan.id}.text`)}</p>
      {children}
    </section>
  );
}
