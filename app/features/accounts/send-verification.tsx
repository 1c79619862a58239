import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/features/editing/call";
import { Button } from "~/ui/button";
import { useToasts } from "~/ui/toast-queue";

/** Sends the mail that confirms the address of who is signed in once more. */
export function SendVerification() {
  const { t } = useTranslation("accounts");
  const { t: tError } = useTranslation("errors");
  const toasts = useToasts();
  const [isPending, setPending] = useState(false);
  async function send(): Promise<void> {
    setPending(true);
    const answer = await call<{ email: string }>("/dashboard/verification", { method: "POST" });
    setPending(false);
    if (answer.ok) toasts.show({ type: "success", title: t("verify.sent", { email: answer.value.email }) });
    else toasts.show({ type: "error", title: tError(answer.error.messageKey, answer.error.params ?? {}) });
  }
  return (
    <Button
      variant="primary"
      size="large"
      isPending={isPending}
      pendingLabel={t("change.again")}
      onPress={() => void send()}
    >
      {t("change.again")}
    </Button>
  );
}
