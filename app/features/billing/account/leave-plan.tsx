import { useTranslation } from "react-i18next";
import type { BillingView } from "~/domain/billing/view";
import { useMoney } from "~/features/billing/use-money";
import { Section } from "~/ui/section";
import { CancelDialog } from "./cancel-dialog";
import { useCancelText } from "./use-cancel-text";
import { useDate } from "./use-date";
import { WithdrawDialog } from "./withdraw-dialog";

/** The ways out of a plan: with the end of the period, and in the first days at once with the money back. */
export function LeavePlan({ billing }: { billing: BillingView }) {
  const { t } = useTranslation("billing");
  const day = useDate();
  const money = useMoney();
  const { subscription, withdrawal } = billing;
  const { status } = subscription;
  const cancelText = useCancelText(billing);
  const isCancellable = status === "active" || status === "active_payment_fail";
  const back = withdrawal && money(withdrawal.amount, withdrawal.currency);
  return (
    <>
      {withdrawal && back ? (
        <Section
          title={t("withdraw.title")}
          description={t("withdraw.text", { amount: back, date: day(withdrawal.until) })}
        >
          <div>
            <WithdrawDialog amount={back} />
          </div>
        </Section>
      ) : null}
      {isCancellable ? (
        <Section title={t("cancel.title")} description={cancelText}>
          <div>
            <CancelDialog billing={billing} />
          </div>
        </Section>
      ) : null}
    </>
  );
}
