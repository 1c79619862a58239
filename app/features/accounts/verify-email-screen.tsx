import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { verifyForm } from "~/domain/accounts/forms";
import type { InvitationView } from "~/domain/team/invitation";
import { useLocalPath } from "~/i18n/use-path";
import type { FormResult } from "~/server/http/app/form.server";
import { TextLink } from "~/ui/text-link";
import { AccountForm } from "./account-form";
import { AccountPasswordField } from "./account-password-field";
import { AccountScreen } from "./account-screen";
import { SendVerification } from "./send-verification";
import { useAccountForm } from "./use-account-form";

export type VerifyResult = FormResult | { isVerified: true; invitations: InvitationView[] };

interface VerifyEmailScreenProps {
  /** Whether the link of the mail is still good. */
  isGood: boolean;
  result: VerifyResult | undefined;
  /** Nobody of the link's account is signed in here. */
  asksPassword: boolean;
  /** Whether the address of who is signed in is confirmed; null when nobody is. */
  reader: "confirmed" | "unconfirmed" | null;
  /** What is offered once the address is confirmed. */
  children: ReactNode;
}

/** Confirming an address by the link of a mail. */
export function VerifyEmailScreen({
  isGood,
  result,
  asksPassword,
  reader,
  children,
}: VerifyEmailScreenProps) {
  const { t } = useTranslation("accounts");
  const path = useLocalPath();
  const dashboard = <TextLink href={path("/dashboard")}>{t("verify.onward")}</TextLink>;
  const isVerified = result !== undefined && "isVerified" in result;
  const { form, field } = useAccountForm(verifyForm, isVerified ? undefined : result);
  if (isVerified)
    return (
      <AccountScreen title={t("verify.doneTitle")}>
        {children}
        {dashboard}
      </AccountScreen>
    );
  if (isGood) {
    return (
      <AccountScreen
        title={t("verify.title")}
        text={t(asksPassword ? "verify.withPassword" : "verify.text")}
        footer={
          asksPassword ? <TextLink href={path("/forgot-password")}>{t("login.forgot")}</TextLink> : null
        }
      >
        <AccountForm {...form} error={form.error ?? field("token").error} submitLabel={t("verify.submit")}>
          {asksPassword ? <AccountPasswordField {...field("password")} /> : null}
        </AccountForm>
      </AccountScreen>
    );
  }
  if (reader === "confirmed") {
    return (
      <AccountScreen title={t("verify.overTitle")} text={t("verify.confirmedText")}>
        {dashboard}
      </AccountScreen>
    );
  }
  if (reader === "unconfirmed") {
    return (
      <AccountScreen title={t("verify.overTitle")} text={t("verify.overText")} footer={dashboard}>
        <SendVerification />
      </AccountScreen>
    );
  }
  return (
    <AccountScreen title={t("verify.overTitle")} text={`${t("verify.overText")} ${t("verify.loginText")}`}>
      <TextLink href={path("/login")}>{t("signUp.logIn")}</TextLink>
    </AccountScreen>
  );
}
