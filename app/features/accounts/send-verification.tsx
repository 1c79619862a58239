import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";
import { useToasts } from "~/ui/toast-queue";
import { useSendVerification } from "./use-send-verification";

/**
 * Sends the mail that verifies the signed-in user's address again.
 * @param isQuiet where it is one of several actions
 */
export function SendVerification({ isQuiet }: { isQuiet?: boolean }) {
  const { t } = useTranslation("accounts");
  const { t: tError } = useTranslation("errors");
  const toasts = useToasts();
  const { send, isPending } = useSendVerification();
  async function sendAgain(): Promise<void> {
    const result = await send();
    if (result.ok) toasts.show({ type: "success", title: t("verify.sent", { email: result.value.email }) });
    else toasts.show({ type: "error", title: tError(result.error.messageKey, result.error.params ?? {}) });
  }
  return (
    <Button
      variant={isQuiet ? "secondary" : "primary"}
      size={isQuiet ? "small" : "large"}
      isPending={isPending}
      pendingLabel={t("change.again")}
      onPress={() => void sendAgain()}
    >
      {t("change.again")}
    </Button>
  );
}
