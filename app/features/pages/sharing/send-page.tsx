import { Mail } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { RATE_LIMITS } from "~/domain/rate-limits";
import { apiFetch } from "~/features/editing/api-fetch";
import { reportEvent } from "~/features/editing/report-event";
import { useRoot } from "~/features/shell/use-root";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import { useToasts } from "~/ui/toast-queue";

/** Sends the link of a page by e-mail, once the sender's own address is confirmed. */
export function SendPage({ pageId }: { pageId: string }) {
  const { t } = useTranslation("sharing");
  const { t: tError } = useTranslation("errors");
  const { user } = useRoot();
  const toasts = useToasts();
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string | undefined>();
  const [isSending, setIsSending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    const result = await apiFetch("POST /share-page/:id/send", { params: { id: pageId }, body: { email } });
    if (result.ok) reportEvent("pageMailed");
    setIsSending(false);
    if (!result.ok) return setError(tError(result.error.messageKey, result.error.params ?? {}));
    setError(undefined);
    setEmail("");
    toasts.show({ type: "success", title: t("share.emailSent", { email }) });
  }

  if (!user?.isVerified)
    return (
      <div className="flex flex-col gap-1">
        <p className="font-medium">{t("share.emailSend")}</p>
        <p className="text-pretty text-muted">{tError("emailUnverified")}</p>
      </div>
    );
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-3">
      <TextField
        label={t("share.recipient")}
        type="email"
        autoComplete="email"
        description={t("share.emailHint", { count: RATE_LIMITS.pageByMail.limit })}
        value={email}
        onChange={(typed) => {
          setError(undefined);
          setEmail(typed);
        }}
        error={error}
      />
      <div>
        <Button type="submit" icon={<Mail />} isPending={isSending} pendingLabel={t("share.emailSend")}>
          {t("share.emailSend")}
        </Button>
      </div>
    </form>
  );
}
