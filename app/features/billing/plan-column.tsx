import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type BillingCycle, CURRENCY, type Plan } from "~/domain/billing/plans";
import { languageOf } from "~/domain/languages";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { LinkButton } from "~/ui/link-button";

/** One plan: its price as a large number, then what it holds. */
export function PlanColumn({ plan, cycle }: { plan: Plan; cycle: BillingCycle }) {
  const { t } = useTranslation(["pricing", "shell"]);
  const { language, user } = useRoot();
  const path = useLocalPath();
  const format = new Intl.NumberFormat(languageOf(language).code, { style: "currency", currency: CURRENCY });
  const price = format.format(plan[cycle] / 100);
  return (
    <section className="flex flex-col gap-6 md:px-10 md:first:ps-0 md:last:pe-0">
      <h2 className="font-semibold text-lg">{t(`shell:plans.${plan.id}`)}</h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="display text-3xl tabular-nums" dir="ltr">
          {price}
        </span>
        <span className="text-muted">{t(plan.id === "free" ? "forever" : "perSeat")}</span>
      </p>
      <p className="text-muted">{t(`plans.${plan.id}.text`)}</p>
      {plan.id === "free" && !user ? (
        <LinkButton href={path("/editor")} variant="primary" size="large">
          {t("start")}
        </LinkButton>
      ) : null}
      <ul className="flex flex-col gap-3">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
            {t(`features.${feature}`, { pages: plan.limits.pages, cards: plan.limits.cards })}
          </li>
        ))}
      </ul>
    </section>
  );
}
