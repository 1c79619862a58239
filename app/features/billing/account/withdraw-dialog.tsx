import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { apiFetch } from "~/features/editing/api-fetch";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { useToasts } from "~/ui/toast-queue";
import { useBillingCall } from "./use-billing-call";

/** The step before a withdrawal: what ends, and what is given back. */
export function WithdrawDialog({ amount }: { amount: string }) {
  const { t } = useTranslation(["billing", "shell"]);
  const toasts = useToasts();
  const navigate = useNavigate();
  const path = useLocalPath();
  const { isPending, run } = useBillingCall();
  const [isOpen, setOpen] = useState(false);
  async function withdraw() {
    const done = await run(() => apiFetch("POST /account/billing/withdrawal"));
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
      <ConfirmDialog
        title={t("withdraw.question")}
        confirmLabel={t("withdraw.confirm", { amount })}
        cancelLabel={t("keep")}
        closeLabel={t("shell:close")}
        isDanger
        isPending={isPending}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => void withdraw()}
      >
        {t("withdraw.after", { amount })}
      </ConfirmDialog>
    </>
  );
}
