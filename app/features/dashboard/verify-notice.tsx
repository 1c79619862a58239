import { useTranslation } from "react-i18next";
import { useSendVerification } from "~/features/accounts/use-send-verification";
import { LimitNotice } from "~/features/editing/lists/limit-notice";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import { useRoot } from "~/features/shell/use-root";
import { Button } from "~/ui/button";

/** What is pending until the owner's address is verified: mails about new contacts, and the export. */
export function VerifyNotice({ waiting }: { waiting: number }) {
  const { t } = useTranslation("dashboard");
  const { user } = useRoot();
  const notices = useListNotices();
  const { send, isPending } = useSendVerification();
  async function ask(): Promise<void> {
    const result = await send();
    if (result.ok) notices.done(t("verify.sent", { email: result.value.email }));
    else notices.failed(result.error);
  }
  return (
    <LimitNotice
      title={waiting > 0 ? t("verify.title", { count: waiting }) : t("verify.needed")}
      text={waiting > 0 ? t("verify.text") : t("verify.neededText", { email: user?.email ?? "" })}
      action={
        <Button size="small" isPending={isPending} pendingLabel={t("loading")} onPress={() => void ask()}>
          {t("verify.send")}
        </Button>
      }
    />
  );
}
