import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { emailForm } from "~/domain/accounts/forms";
import { apiFetch } from "~/features/editing/api-fetch";
import type { Account } from "~/server/services/accounts/get-account.server";
import { Button } from "~/ui/button";
import { Section } from "~/ui/section";
import { TextField } from "~/ui/text-field";
import { useToasts } from "~/ui/toast-queue";
import { CallForm } from "./call-form";
import type { ConfirmWays } from "./confirm-identity-dialog";
import { SendVerification } from "./send-verification";
import { useCallForm } from "./use-call-form";
import { useConfirmed } from "./use-confirmed";

/** The address of an account, and another one that waits to be proved. */
export function EmailSection({
  account: { user, isVerified },
  ways,
}: {
  account: Account;
  ways: ConfirmWays;
}) {
  const { t } = useTranslation("profile");
  const { t: tError } = useTranslation("errors");
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [isDropping, setDropping] = useState(false);

  async function keepOld() {
    setDropping(true);
    const result = await apiFetch("DELETE /account/email");
    setDropping(false);
    if (result.ok) toasts.show({ type: "success", title: t("email.kept") });
    else toasts.show({ type: "error", title: tError(result.error.messageKey, result.error.params ?? {}) });
    revalidate();
  }

  return (
    <Section
      title={t("email.title")}
      description={t("email.text")}
      actions={isOpen ? null : <Button onPress={() => setOpen(true)}>{t("email.change")}</Button>}
    >
      {isOpen ? <EmailForm ways={ways} onClose={() => setOpen(false)} /> : null}
      {user.pendingEmail && !isOpen ? (
        <div className="flex flex-wrap items-center gap-3 rounded-md bg-sunken px-4 py-3">
          <p className="min-w-0 flex-1 basis-64 break-words">
            {t("email.pending", { email: `\u2068${user.pendingEmail}\u2069` })}
          </p>
          <Button
            size="small"
            isPending={isDropping}
            pendingLabel={t("email.keep")}
            onPress={() => void keepOld()}
          >
            {t("email.keep")}
          </Button>
        </div>
      ) : null}
      {!isVerified && !user.pendingEmail && !isOpen ? (
        <div className="flex flex-wrap items-center gap-3 rounded-md bg-warn-wash px-4 py-3">
          <p className="min-w-0 flex-1 basis-64 break-words">
            <bdi dir="ltr">{user.email}</bdi> · {t("email.unconfirmed")}
          </p>
          <SendVerification isQuiet />
        </div>
      ) : null}
    </Section>
  );
}

function EmailForm({ ways, onClose }: { ways: ConfirmWays; onClose: () => void }) {
  const { t } = useTranslation("profile");
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const { run, dialog } = useConfirmed(ways);
  const { form, field } = useCallForm(emailForm, async (body) => {
    const result = await run(() => apiFetch("POST /account/email", { body }));
    if (result.ok) {
      const { pending } = result.value;
      toasts.show(
        pending
          ? { type: "success", title: t("email.sent", { email: pending }) }
          : { type: "success", title: t("email.kept") },
      );
      revalidate();
      onClose();
    }
    return result;
  });
  return (
    <>
      <CallForm
        {...form}
        submitLabel={t("email.change")}
        actions={<Button onPress={onClose}>{t("cancel")}</Button>}
      >
        <TextField
          {...field("email")}
          type="email"
          autoComplete="email"
          autoFocus
          label={t("fields.email")}
          className="max-w-md"
        />
      </CallForm>
      {dialog}
    </>
  );
}
