import { useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CANCELLED, wantedOf } from "~/domain/billing/plan-choice";
import { periodPriceCents } from "~/domain/billing/plans";
import { CycleChoice } from "~/features/billing/cycle-choice";
import { SeatStepper } from "~/features/billing/seat-stepper";
import { useMoney } from "~/features/billing/use-money";
import { apiFetch } from "~/features/editing/api-fetch";
import { useJoined } from "~/features/shell/use-joined";
import { Button } from "~/ui/button";
import { storeReturnPlace } from "./return-place";
import { Sums } from "./sums";
import type { UpgradeScreenProps } from "./upgrade-screen";
import { leaveFor, useBillingCall } from "./use-billing-call";

interface BuyPlanProps extends Omit<UpgradeScreenProps, "billing"> {
  /** A previous plan is bought again, whose discount has expired. */
  hadDiscount?: boolean;
}

/** Seats, cycle and the total; the payment is at Stripe, which returns here. */
export function BuyPlan(props: BuyPlanProps) {
  const { t } = useTranslation(["billing", "pricing"]);
  const { back } = props;
  const [query] = useSearchParams();
  const join = useJoined();
  const wanted = wantedOf(query);
  const feature = join(wanted.map((name) => t(`pricing:features.${name}`)));
  const money = useMoney();
  const { isPending, run } = useBillingCall();
  const [cycle, setCycle] = useState(props.cycle);
  const [seats, setSeats] = useState(props.seats);
  const amount = money(periodPriceCents(cycle, seats) / 100);
  async function pay() {
    storeReturnPlace({ back });
    const body = { cycle, seats, for: wanted, back };
    const begun = await run(() => apiFetch("POST /account/billing/checkout", { body }));
    if (begun) leaveFor(begun.url);
  }
  return (
    <div className="flex flex-col gap-6">
      {query.has(CANCELLED) ? (
        <p role="status" className="text-pretty rounded-md bg-sunken px-4 py-3">
          {t("buy.cancelled")}
        </p>
      ) : null}
      {feature ? <p className="rounded-md bg-accent-wash px-4 py-3">{t("buy.wanted", { feature })}</p> : null}
      <CycleChoice value={cycle} onChange={setCycle} />
      <SeatStepper seats={seats} cycle={cycle} onChange={setSeats} />
      <Sums
        sums={[
          { label: t("buy.today"), value: amount, isMain: true },
          {
            label: t("buy.next"),
            value: t(cycle === "yearly" ? "buy.perYear" : "buy.perMonth", { amount }),
          },
        ]}
      />
      {props.hadDiscount ? <p className="text-pretty">{t("buy.again")}</p> : null}
      <p className="text-pretty text-muted text-sm">{t("buy.tax")}</p>
      <Button variant="primary" size="large" isPending={isPending} onPress={() => void pay()}>
        {t("buy.pay")}
      </Button>
      <p className="text-pretty text-muted text-sm">{t("buy.how")}</p>
    </div>
  );
}
