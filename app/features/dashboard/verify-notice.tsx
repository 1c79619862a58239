import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/features/editing/call";
import { Button } from "~/ui/button";
import { LimitNotice } from "./limit-notice";
import { useListNotices } from "./use-list-notices";

/** People left their details, and they are mailed once the owner's address is verified. */
export function VerifyNotice({ waiting }: { waiting: number }) {
  const { t } = useTranslation("dashboard");
  const notices = useListNotices();
  const [isPending, setPending] = useState(false);
  async function ask(): Promise<void> {
    setPending(true);
    const answer = await call<{ email: string }>("/dashboard/verification", { method: "POST" });
    setPending(false);
    if (answer.ok) notices.done(t("verify.sent", { email: answer.value.email }));
    else notices.failed(answer.error);
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
