import { useTranslation } from "react-i18next";
import { PLANS, periodPriceCents, SEAT_PRICE_CENTS, yearlySaving } from "~/domain/billing/plans";
import { Disclosure } from "~/ui/disclosure";
import { useMoney } from "./use-money";

const QUESTIONS = [
  "seat",
  "free",
  "cycle",
  "payment",
  "seats",
  "cancel",
  "refund",
  "invoices",
  "moving",
  "leaving",
] as const;

/** What people ask before they pay, with the figures of the plans' table. */
export function PlanQuestions() {
  const { t } = useTranslation("faq");
  const money = useMoney();
  const values = {
    monthly: money(SEAT_PRICE_CENTS.monthly / 100),
    yearly: money(SEAT_PRICE_CENTS.yearly / 100),
    year: money(periodPriceCents("yearly", 1) / 100),
    percent: Math.max(...PLANS.map(yearlySaving)),
  };
  return (
    <section
      aria-labelledby="questions"
      className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:gap-12"
    >
      <h2 id="questions" className="display text-2xl">
        {t("title")}
      </h2>
      <div className="border-rule border-t">
        {QUESTIONS.map((question) => (
          <Disclosure key={question} title={t(`questions.${question}.ask`)}>
            <p className="max-w-prose text-pretty text-muted">{t(`questions.${question}.answer`, values)}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
