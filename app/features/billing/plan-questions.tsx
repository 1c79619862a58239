import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { PLANS, periodPriceCents, SEAT_PRICE_CENTS, yearlySaving } from "~/domain/billing/plans";
import { Disclosure } from "~/ui/disclosure";
import { useMoney } from "./use-money";

const QUESTIONS = [
  "seat",
  "free",
  "wallet",
  "cycle",
  "payment",
  "seats",
  "cancel",
  "refund",
  "invoices",
  "moving",
  "leaving",
] as const;

/** What people ask before they pay; `#cancel` of an address opens that answer. With the figures of the plans' table. */
export function PlanQuestions() {
  const { t } = useTranslation("faq");
  const money = useMoney();
  const [opened, setOpened] = useState<string[]>([]);
  useEffect(() => setOpened([window.location.hash.slice(1)]), []);
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
          <div key={question} id={question} className="scroll-mt-24">
            <Disclosure
              title={t(`questions.${question}.ask`)}
              isExpanded={opened.includes(question)}
              onExpandedChange={(isOpen) =>
                setOpened((now) => (isOpen ? [...now, question] : now.filter((other) => other !== question)))
              }
            >
              <p className="max-w-prose text-pretty text-muted">
                {t(`questions.${question}.answer`, values)}
              </p>
            </Disclosure>
          </div>
        ))}
      </div>
    </section>
  );
}
