import { useTranslation } from "react-i18next";
import { forgotSchema } from "~/domain/accounts/schema";
import { useLocalPath } from "~/i18n/use-path";
import type { FormResult } from "~/server/http/app/form.server";
import { TextLink } from "~/ui/text-link";
import { AccountForm } from "./account-form";
import { AccountScreen } from "./account-screen";
import { EmailField } from "./email-field";
import { useAccountForm } from "./use-account-form";

export type ForgotResult = FormResult | { sent: true };

/** Asking for a new password. What it answers is the same for every address. */
export function ForgotScreen({ result }: { result: ForgotResult | undefined }) {
  const { t } = useTranslation("accounts");
  const path = useLocalPath();
  const isSent = result !== undefined && "sent" in result;
  const { form, field } = useAccountForm(forgotSchema, isSent ? undefined : result);
  const back = <TextLink href={path("/login")}>{t("forgot.back")}</TextLink>;
  if (isSent) {
    return (
      <AccountScreen title={t("forgot.sentTitle")} footer={back}>
        <p role="status">{t("forgot.sentText")}</p>
      </AccountScreen>
    );
  }
  return (
    <AccountScreen title={t("forgot.title")} text={t("forgot.text")} footer={back}>
      <AccountForm {...form} submitLabel={t("forgot.submit")}>
        <EmailField {...field("email")} />
      </AccountForm>
    </AccountScreen>
  );
}
