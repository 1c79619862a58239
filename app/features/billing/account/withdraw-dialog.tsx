import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { apiFetch } from "~/features/editing/api-fetch";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useToasts } from "~/ui/toast-queue";
import { StayChoice } from "./stay-choice";
import { useBillingCall } from "./use-billing-call";
import { useOverLimit } from "./use-over-limit";

/** The step before a withdrawal: what ends, what is given back, and which page stays. */
export function WithdrawDialog({ amount }: { amount: string }) {
  const { t } = useTranslation(["billing", "shell"]);
  const toasts = useToasts();
  const navigate = useNavigate();
  const path = useLocalPath();
  const { isPending, run } = useBillingCall();
  const [isOpen, setOpen] = useState(false);
  const staying = useOverLimit(isOpen ? 0 : null);
  async function withdraw() {
    const body = staying.isOver ? { keep: staying.chosen } : {};
    const done = await run(() => apiFetch("POST /account/billing/withdrawal", { body }));
    setOpen(false);
    if (!done) return;
    // The return from a payment that is given back is no step any more.
    navigate(path("/account/billing"), { replace: true });
    toasts.show({
      type: "success",
      title: t("withdraw.done"),
      text: t("withdraw.doneText", { amount }),
    });
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t("withdraw.action")}</Button>
      <Dialog
        role="alertdialog"
        title={t("withdraw.question")}
        description={t("withdraw.after", { amount })}
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
              onPress={() => void withdraw()}
            >
              {t("withdraw.confirm", { amount })}
            </Button>
          </>
        }
      >
        <StayChoice staying={staying} isEnd />
      </Dialog>
    </>
  );
}
