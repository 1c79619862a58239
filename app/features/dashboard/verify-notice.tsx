import { useTranslation } from "react-i18next";
import { useSendVerification } from "~/features/accounts/use-send-verification";
import { Button } from "~/ui/button";
import { LimitNotice } from "./limit-notice";
import { useListNotices } from "./use-list-notices";

/** People left their details, and they are mailed once the owner's address is verified. */
export function VerifyNotice({ waiting }: { waiting: number }) {
  const { t } = useTranslation("dashboard");
  const notices = useListNotices();
  const { send, isPending } = useSendVerification();
  async function ask(): Promise<void> {
    const result = await send();
    if (result.ok) notices.done(t("verify.sent", { email: result.value.email }));
    else notices.failed(result.error);
  }
  return (
    <LimitNotice
      title={t("verify.title", { count: waiting })}
      text={t("verify.text")}
      action={
        <Button size="small" isPending={isPending} pendingLabel={t("loading")} onPress={() => void ask()}>
          {t("verify.send")}
        </Button>
      }
    />
  );
}
