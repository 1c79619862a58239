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
  /** Whether the link of the mail is still valid. */
  isGood: boolean;
  result: VerifyResult | undefined;
  /** The link's account is not signed in here. */
  asksPassword: boolean;
  /** Whether the signed-in user's address is confirmed; null without a session. */
  reader: "confirmed" | "unconfirmed" | null;
  /** Shown once the address is confirmed. */
  children: ReactNode;
}

/** Confirms an address by the link of a mail. */
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
