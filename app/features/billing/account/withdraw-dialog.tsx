import { useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { KeptChoice } from "~/domain/billing/kept-choice";
import { apiFetch } from "~/features/editing/api-fetch";
import { useLocalPath } from "~/i18n/use-path";
import { useToasts } from "~/ui/toast-queue";
import { EndPlanDialog } from "./end-plan-dialog";
import { useBillingCall } from "./use-billing-call";

/** The step before a withdrawal: what ends, what is given back, and which page stays. */
export function WithdrawDialog({ amount }: { amount: string }) {
  const { t } = useTranslation("billing");
  const toasts = useToasts();
  const navigate = useNavigate();
  const path = useLocalPath();
  const { isPending, run } = useBillingCall();
  async function withdraw(keep: KeptChoice | undefined) {
    const done = await run(() => apiFetch("POST /account/billing/withdrawal", { body: { keep } }));
    if (!done) return true;
    // The return from a payment that is given back is no step any more.
    navigate(path("/account/billing"), { replace: true });
    toasts.show({
      type: "success",
      title: t("withdraw.done"),
      text: t("withdraw.doneText", { amount }),
    });
    return true;
  }
  return (
    <EndPlanDialog
      action={t("withdraw.action")}
      question={t("withdraw.question")}
      description={t("withdraw.after", { amount })}
      confirm={t("withdraw.confirm", { amount })}
      isPending={isPending}
      onConfirm={withdraw}
    />
  );
}
