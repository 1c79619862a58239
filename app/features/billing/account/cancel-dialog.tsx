import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { KeptChoice } from "~/domain/billing/kept-choice";
import type { BillingView } from "~/domain/billing/view";
import { useMoney } from "~/features/billing/use-money";
import { apiFetch } from "~/features/editing/api-fetch";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Checkbox } from "~/ui/checkbox";
import { TextLink } from "~/ui/text-link";
import { EndPlanDialog } from "./end-plan-dialog";
import { usePlanToast } from "./plan-toast";
import { useBillingCall } from "./use-billing-call";
import { useCancelText } from "./use-cancel-text";
import { useDate } from "./use-date";

/** Cancelling: what ends and when, what stays where there is more than the free plan has room for, and the agreement. */
export function CancelDialog({ billing }: { billing: BillingView }) {
  const { t } = useTranslation("billing");
  const day = useDate();
  const money = useMoney();
  const show = usePlanToast();
  const { isPending, run } = useBillingCall();
  const [isAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const policy = usePolicy();
  const text = useCancelText(billing);
  const { withdrawal } = billing;
  // In the first days the money can be had back, in another way.
  const back =
    withdrawal &&
    t("withdraw.text", {
      amount: money(withdrawal.amount, withdrawal.currency),
      date: day(withdrawal.until),
    });

  async function cancel(keep: KeptChoice | undefined) {
    setAsked(true);
    if (!isAgreed) return false;
    const done = await run(() =>
      apiFetch("POST /account/billing/cancellation", { body: { agreed: true, keep } }),
    );
    if (done)
      show({
        type: "success",
        title: t("cancel.done"),
        text: done.endDate ? t("cancel.doneText", { date: day(done.endDate.date) }) : undefined,
      });
    return true;
  }

  return (
    <EndPlanDialog
      action={t("cancel.action")}
      question={t("cancel.question")}
      description={text}
      confirm={t("cancel.action")}
      isPending={isPending}
      onOpen={() => {
        setAgreed(false);
        setAsked(false);
      }}
      onConfirm={cancel}
      intro={
        <>
          <p className="text-pretty">{t("cancel.after")}</p>
          {back ? <p className="text-pretty">{back}</p> : null}
        </>
      }
    >
      <Checkbox
        label={t("cancel.agree")}
        isSelected={isAgreed}
        onChange={setAgreed}
        isRequired
        error={isAsked && !isAgreed ? t("cancel.agreeFirst") : undefined}
      />
      <p>
        <TextLink href={policy} target="_blank" rel="noopener">
          {t("cancel.policy")}
        </TextLink>
      </p>
    </EndPlanDialog>
  );
}

/** @returns the link to the cancellation policy: the terms, or else the answers beside the prices */
function usePolicy(): string {
  const { links } = useRoot();
  const path = useLocalPath();
  return links.terms ?? path("/pricing#cancel");
}
