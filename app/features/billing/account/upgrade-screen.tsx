import { useTranslation } from "react-i18next";
import type { BillingCycle } from "~/domain/billing/plans";
import type { BillingView } from "~/domain/billing/view";
import { BEGUN_CARD, NEW_CARD } from "~/domain/screen-paths";
import { useLocalPath } from "~/i18n/use-path";
import { PageHeading } from "~/ui/page-heading";
import { BuyPlan } from "./buy-plan";
import { ChangePlan } from "./change-plan";

export interface UpgradeScreenProps {
  billing: BillingView;
  /** What was chosen among the prices, or is bought again. */
  cycle: BillingCycle;
  seats: number;
  /** The initial number of seats, as requested by the link. */
  asked?: number;
  /** The screen to continue with after paying. */
  back?: string;
}

/** Buying a plan, or changing the one that is there. */
export function UpgradeScreen({ billing, ...choice }: UpgradeScreenProps) {
  const { t } = useTranslation("billing");
  const path = useLocalPath();
  const { status } = billing.subscription;
  const isBuying = status === "free" || status === "expired";
  return (
    <div className="mx-auto w-full max-w-xl px-5 pt-6 pb-28 sm:px-8 lg:pt-10">
      <PageHeading
        title={t(isBuying ? (status === "expired" ? "renew" : "buy.title") : "alter.title")}
        description={t(isBuying ? "buy.text" : "alter.text")}
        back={
          isBuying && choice.back
            ? { href: path(choice.back === NEW_CARD ? BEGUN_CARD : choice.back), label: t("buy.leave") }
            : { href: path("/account/billing"), label: t("backToBilling") }
        }
      />
      {isBuying ? (
        <BuyPlan {...choice} hadDiscount={billing.hadDiscount} />
      ) : status === "lifetime" ? (
        <p>{t("lifetime")}</p>
      ) : (
        <ChangePlan billing={billing} seats={choice.asked} back={choice.back} />
      )}
    </div>
  );
}
