import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { confirmForm } from "~/domain/accounts/forms";
import { apiFetch } from "~/features/editing/api-fetch";
import { Dialog } from "~/ui/dialog";
import { CallForm } from "./call-form";
import { ProfilePasswordField } from "./profile-password-field";
import { useCallForm } from "./use-call-form";

interface ConfirmDialogProps {
  /** Told once, with whether the person proved who they are. */
  onDone: (isProved: boolean) => void;
  /** Other ways to prove it, below the password. */
  otherWays?: ReactNode;
}

/** Asks who is there before a sensitive step. */
export function ConfirmDialog({ onDone, otherWays }: ConfirmDialogProps) {
  const { t } = useTranslation("profile");
  const { form, field } = useCallForm(confirmForm, async (body) => {
    const result = await apiFetch("POST /account/confirm", { body });
    if (result.ok) onDone(true);
    return result;
  });
  return (
    <Dialog
      size="small"
      title={t("confirm.title")}
      description={t("confirm.text")}
      closeLabel={t("close")}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onDone(false);
      }}
    >
      <CallForm {...form} submitLabel={t("confirm.submit")}>
        <ProfilePasswordField {...field("password")} label={t("confirm.password")} autoFocus />
        {otherWays}
      </CallForm>
    </Dialog>
  );
}
