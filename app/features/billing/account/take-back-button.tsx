import { useTranslation } from "react-i18next";
import type { PlanChange } from "~/domain/billing/input";
import { apiFetch } from "~/features/editing/api-fetch";
import { Button } from "~/ui/button";
import { usePlanToast } from "./plan-toast";
import { useBillingCall } from "./use-billing-call";

/** Takes a change back that waits for the end of the period. @param now what the plan is, and stays */
export function TakeBackButton({ now }: { now: PlanChange }) {
  const { t } = useTranslation("billing");
  const show = usePlanToast();
  const { isPending, run } = useBillingCall();
  async function takeBack() {
    const kept = await run(() => apiFetch("POST /account/billing/change", { body: now }));
    if (kept) show({ type: "success", title: t("kept") });
  }
  return (
    <Button isPending={isPending} onPress={() => void takeBack()}>
      {t("alter.stayPlanned")}
    </Button>
  );
}
