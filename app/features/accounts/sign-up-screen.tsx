import { useTranslation } from "react-i18next";
import { signUpForm } from "~/domain/accounts/forms";
import { useLocalPath } from "~/i18n/use-path";
import type { FormResult } from "~/server/http/app/form.server";
import { TextField } from "~/ui/text-field";
import { TextLink } from "~/ui/text-link";
import { AccountForm } from "./account-form";
import { AccountPasswordField } from "./account-password-field";
import { AccountScreen } from "./account-screen";
import { EmailField } from "./email-field";
import { HiddenDrafts } from "./hidden-drafts";
import { useAccountForm } from "./use-account-form";

/** Making an account; what was designed before comes along. */
export function SignUpScreen({ result }: { result: FormResult | undefined }) {
  const { t } = useTranslation("accounts");
  const path = useLocalPath();
  const { form, field } = useAccountForm(signUpForm, result);
  return (
    <AccountScreen
      title={t("signUp.title")}
      text={t("signUp.text")}
      footer={
        <>
          {t("signUp.haveAccount")} <TextLink href={path("/login")}>{t("signUp.logIn")}</TextLink>
        </>
      }
    >
      <AccountForm {...form} submitLabel={t("signUp.submit")}>
        <TextField {...field("name")} autoComplete="name" label={t("name")} />
        <EmailField {...field("email")} />
        <AccountPasswordField {...field("password")} isNew hasRule />
        <HiddenDrafts withFirstTouch />
      </AccountForm>
    </AccountScreen>
  );
}
