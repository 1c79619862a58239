import { useState } from "react";
import { useTranslation } from "react-i18next";
import { buyingPath } from "~/domain/billing/plan-choice";
import { type BillingCycle, PLANS, type PlanId } from "~/domain/billing/plans";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { LinkButton } from "~/ui/link-button";
import { CycleChoice } from "./cycle-choice";
import { PlanColumn } from "./plan-column";
import { SeatStepper } from "./seat-stepper";

interface PlanOffersProps {
  /** The plan that the address names. */
  chosen?: PlanId;
  /** In another site's frame links lead out of it. */
  isFramed?: boolean;
}

/** The plans side by side, by month or by year, with a link to each. */
export function PlanOffers({ chosen, isFramed }: PlanOffersProps) {
  const { t } = useTranslation("pricing");
  const { user } = useRoot();
  const path = useLocalPath();
  const [cycle, setCycle] = useState<BillingCycle>("yearly");
  const [seats, setSeats] = useState(1);
  const target = isFramed ? "_top" : undefined;
  const current = user && (user.isPaid ? "pro" : "free");
  const badgeOf = (plan: PlanId) =>
    plan === current ? t("current") : plan === chosen ? t("chosen") : undefined;
  return (
    <div className="flex flex-col gap-4">
      <CycleChoice value={cycle} onChange={setCycle} className="w-full sm:w-80 sm:self-end" />
      <div className="flex flex-col border-rule border-y md:grid md:grid-cols-2 md:divide-x md:divide-rule">
        {PLANS.map((plan) => (
          <PlanColumn key={plan.id} plan={plan} cycle={cycle} badge={badgeOf(plan.id)}>
            {plan.id === "pro" ? (
              <div className="flex flex-col items-start gap-5">
                <SeatStepper seats={seats} cycle={cycle} onChange={setSeats} />
                <LinkButton
                  href={path(buyingPath(user, { cycle, seats }))}
                  target={target}
                  variant="primary"
                  size="large"
                >
                  {t(user?.isPaid ? "manage" : "get")}
                </LinkButton>
              </div>
            ) : user ? null : (
              <LinkButton href={path("/editor")} target={target} size="large" className="self-start">
                {t("start")}
              </LinkButton>
            )}
          </PlanColumn>
        ))}
      </div>
    </div>
  );
}
