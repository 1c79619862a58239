import { useTranslation } from "react-i18next";
import type { PlanId } from "~/domain/billing/plans";
import { PlanOffers } from "./plan-offers";
import { PlanQuestions } from "./plan-questions";
import { PlanTable } from "./plan-table";

/** What it costs, what each plan has, and what people ask about it. */
export function PricingScreen({ chosen }: { chosen?: PlanId }) {
  const { t } = useTranslation("pricing");
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-16 px-5 py-12 sm:px-8 sm:py-20">
      <div className="flex flex-col gap-8">
        <header>
          <h1 className="display text-2xl">{t("title")}</h1>
          <p className="mt-3 max-w-prose text-muted">{t("text")}</p>
        </header>
        <PlanOffers chosen={chosen} />
        <p className="max-w-prose text-pretty text-muted text-sm">{t("payment")}</p>
      </div>
      <section className="flex flex-col gap-4">
        <h2 className="display text-2xl">{t("compare.title")}</h2>
        <PlanTable />
      </section>
      <PlanQuestions />
    </div>
  );
}
