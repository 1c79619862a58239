import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BillingView } from "~/domain/billing/view";
import { apiFetch } from "~/features/editing/api-fetch";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Dialog } from "~/ui/dialog";
import { TextLink } from "~/ui/text-link";
import { usePlanToast } from "./plan-toast";
import { StayChoice } from "./stay-choice";
import { useBillingCall } from "./use-billing-call";
import { useCancelText } from "./use-cancel-text";
import { useDate } from "./use-date";
import { useOverLimit } from "./use-over-limit";

/** Cancelling: what ends and when, what stays where there is more than the free plan has room for, and the agreement. */
export function CancelDialog({ billing }: { billing: BillingView }) {
  const { t } = useTranslation(["billing", "shell"]);
  const day = useDate();
  const show = usePlanToast();
  const { isPending, run } = useBillingCall();
  const [isOpen, setOpen] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const staying = useOverLimit(isOpen ? 0 : null);
  const policy = usePolicy();
  const text = useCancelText(billing);

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
      show({
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
        description={text}
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
          <StayChoice staying={staying} isEnd />
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
        </div>
      </Dialog>
    </>
  );
}

/** @returns the link to the cancellation policy: the terms, or else the answers beside the prices */
function usePolicy(): string {
  const { links } = useRoot();
  const path = useLocalPath();
  return links.terms ?? path("/pricing#cancel");
}
