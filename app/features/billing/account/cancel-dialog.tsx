import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BillingView } from "~/domain/billing/view";
import { apiFetch } from "~/features/editing/api-fetch";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Dialog } from "~/ui/dialog";
import { useToasts } from "~/ui/toast-queue";
import { StayChoice } from "./stay-choice";
import { useBillingCall } from "./use-billing-call";
import { useDate } from "./use-date";
import { useOverLimit } from "./use-over-limit";

/** Cancelling: what ends and when, what stays where there is more than the free plan has room for, and the agreement. */
export function CancelDialog({ billing: { subscription } }: { billing: BillingView }) {
  const { t } = useTranslation(["billing", "shell"]);
  const day = useDate();
  const toasts = useToasts();
  const { isPending, run } = useBillingCall();
  const [isOpen, setOpen] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const staying = useOverLimit(isOpen ? 0 : null);
  const date = subscription.nextBillDate ? day(subscription.nextBillDate) : "";

  function open() {
    setAgreed(false);
    setAsked(false);
    setOpen(true);
  }

  async function cancel() {
    if (!isAgreed) return setAsked(true);
    const keep = staying.isOver ? staying.chosen : undefined;
    const done = await run(() =>
      apiFetch("POST /account/billing/cancellation", { body: { agreed: true, keep } }),
    );
    setOpen(false);
    if (done)
      toasts.show({
        type: "success",
        title: t("cancel.done"),
        text: done.endDate ? t("cancel.doneText", { date: day(done.endDate.date) }) : undefined,
      });
  }

  return (
    <>
      <Button onPress={open}>{t("cancel.action")}</Button>
      <Dialog
        role="alertdialog"
        title={t("cancel.question")}
        description={date ? t("cancel.text", { date }) : undefined}
        closeLabel={t("shell:close")}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button onPress={() => setOpen(false)}>{t("keep")}</Button>
            <Button
              variant="danger"
              isPending={isPending}
              isDisabled={!staying.fits}
              onPress={() => void cancel()}
            >
              {t("cancel.action")}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-6">
          <p className="text-pretty">{t("cancel.after")}</p>
          <StayChoice staying={staying} />
          <Checkbox
            label={t("cancel.agree")}
            isSelected={isAgreed}
            onChange={setAgreed}
            isRequired
            error={isAsked && !isAgreed ? t("cancel.agreeFirst") : undefined}
          />
        </div>
      </Dialog>
    </>
  );
}
