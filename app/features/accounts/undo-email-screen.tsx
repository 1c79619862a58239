import { useTranslation } from "react-i18next";
import { newPasswordForm } from "~/domain/accounts/forms";
import { useLocalPath } from "~/i18n/use-path";
import type { FormResult } from "~/server/http/app/form.server";
import { TextLink } from "~/ui/text-link";
import { AccountForm } from "./account-form";
import { AccountScreen } from "./account-screen";
import { ProfilePasswordField } from "./profile-password-field";
import { useAccountForm } from "./use-account-form";

export type UndoResult = FormResult | { undone: string };

interface UndoEmailScreenProps {
  /** What the link gives back; null where it is over. */
  email: string | null;
  result: UndoResult | undefined;
}

/** Undoing a changed address by the link that its old one was mailed. */
export function UndoEmailScreen({ email, result }: UndoEmailScreenProps) {
  const { t } = useTranslation("profile");
  const path = useLocalPath();
  const undone = result && "undone" in result ? result.undone : null;
  const { form, field } = useAccountForm(newPasswordForm, result && "undone" in result ? undefined : result);
  if (undone !== null) {
    return (
      <AccountScreen title={t("undo.doneTitle")}>
        <p role="status" className="mb-6">
          {t("undo.doneText", { email: `\u2068${undone}\u2069` })}
        </p>
        <TextLink href={path("/login")}>{t("undo.logIn")}</TextLink>
      </AccountScreen>
    );
  }
  if (email === null) {
    return (
      <AccountScreen title={t("undo.overTitle")} text={t("undo.overText")}>
        <TextLink href={path("/login")}>{t("undo.logIn")}</TextLink>
      </AccountScreen>
    );
  }
  // The token is in the address: its error belongs to no field.
  const error = form.error ?? field("token").error;
  return (
    <AccountScreen title={t("undo.title")} text={t("undo.text", { email: `\u2068${email}\u2069` })}>
      <AccountForm {...form} error={error} submitLabel={t("undo.submit")}>
        <ProfilePasswordField {...field("password")} label={t("password.new")} isNew hasRule />
        <ProfilePasswordField {...field("confirm")} label={t("password.again")} isNew />
      </AccountForm>
    </AccountScreen>
  );
}
