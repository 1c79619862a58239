import { useTranslation } from "react-i18next";
import { type BillingCycle, periodPriceCents } from "~/domain/billing/plans";
import { LIMITS } from "~/domain/limits";
import { NumberStepper } from "~/ui/number-stepper";
import { useNumber } from "~/ui/use-number";
import { useMoney } from "./use-money";

interface SeatStepperProps {
  seats: number;
  cycle: BillingCycle;
  onChange: (seats: number) => void;
  className?: string;
}

/** How many seats, and what they cost in a period. The route loads the messages of `pricing`. */
export function SeatStepper({ seats, cycle, onChange, className }: SeatStepperProps) {
  const { t } = useTranslation("pricing");
  const money = useMoney();
  const number = useNumber();
  const total = money(periodPriceCents(cycle, seats) / 100);
  return (
    <NumberStepper
      label={t("seats.label")}
      lessLabel={t("seats.less")}
      moreLabel={t("seats.more")}
      value={seats}
      onChange={onChange}
      min={1}
      max={LIMITS.maxSeats}
      description={
        <output className="tabular-nums">
          {t(`total.${cycle}`, { count: seats, total })}
          {seats >= LIMITS.maxSeats ? ` ${t("seats.most", { max: number(LIMITS.maxSeats) })}` : null}
        </output>
      }
      className={className}
    />
  );
}
