import { useTranslation } from "react-i18next";
import { registerSchema } from "~/domain/accounts/schema";
import { LIMITS } from "~/domain/limits";
import { useLocalPath } from "~/i18n/use-path";
import type { FormResult } from "~/server/http/form.server";
import { PasswordField } from "~/ui/password-field";
import { TextField } from "~/ui/text-field";
import { TextLink } from "~/ui/text-link";
import { AccountForm } from "./account-form";
import { AccountScreen } from "./account-screen";
import { HiddenDrafts } from "./hidden-drafts";
import { useFormErrors } from "./use-form-errors";

const typed = registerSchema.omit({ temporaryIds: true, locale: true }).loose();

/** Making an account; what was designed before comes along. */
export function SignUpScreen({ result }: { result: FormResult | undefined }) {
  const { t } = useTranslation("accounts");
  const path = useLocalPath();
  const form = useFormErrors(typed, result);
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
      <AccountForm onSubmit={form.onSubmit} error={form.formError} submitLabel={t("signUp.submit")}>
        <TextField
          name="name"
          autoComplete="name"
          label={t("name")}
          defaultValue={form.valueOf("name")}
          error={form.errorOf("name")}
        />
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          label={t("email")}
          defaultValue={form.valueOf("email")}
          error={form.errorOf("email")}
        />
        <PasswordField
          name="password"
          autoComplete="new-password"
          label={t("password")}
          description={t("passwordRule", { min: LIMITS.passwordMin })}
          showLabel={t("showPassword")}
          hideLabel={t("hidePassword")}
          error={form.errorOf("password")}
        />
        <HiddenDrafts withFirstTouch />
      </AccountForm>
    </AccountScreen>
  );
}
