import { useTranslation } from "react-i18next";
import { apiFetch } from "~/features/editing/api-fetch";
import { Button } from "~/ui/button";
import { usePlanToast } from "./plan-toast";
import { useBillingCall } from "./use-billing-call";

/** Takes a cancellation back. */
export function KeepButton() {
  const { t } = useTranslation("billing");
  const show = usePlanToast();
  const { isPending, run } = useBillingCall();
  async function keep() {
    const kept = await run(() => apiFetch("DELETE /account/billing/cancellation"));
    if (kept) show({ type: "success", title: t("kept") });
  }
  return (
    <Button variant="primary" isPending={isPending} onPress={() => void keep()}>
      {t("keep")}
    </Button>
  );
}
