import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { KeptChoice } from "~/domain/billing/kept-choice";
import { apiFetch } from "~/features/editing/api-fetch";
import { Button } from "~/ui/button";
import { useToasts } from "~/ui/toast-queue";
import { StayDialog } from "./stay-dialog";
import { useBillingCall } from "./use-billing-call";

/**
 * Changes the choice of what stays when a smaller plan begins, or a plan ends.
 * @param seats of that plan; 0 after an end
 */
export function ChooseStay({ seats }: { seats: number }) {
  const { t } = useTranslation("billing");
  const toasts = useToasts();
  const { isPending, run } = useBillingCall();
  const [isChoosing, setChoosing] = useState(false);
  async function choose(choice: KeptChoice | undefined) {
    const stored = choice && (await run(() => apiFetch("PUT /account/billing/reduction", { body: choice })));
    setChoosing(false);
    if (stored) toasts.show({ type: "success", title: t("scheduled.chosen") });
  }
  return (
    <>
      <Button onPress={() => setChoosing(true)}>{t("scheduled.choose")}</Button>
      <StayDialog
        seats={isChoosing ? seats : null}
        isPending={isPending}
        onClose={() => setChoosing(false)}
        onChosen={(choice) => void choose(choice)}
      />
    </>
  );
}
