import { useTranslation } from "react-i18next";
import { loginSchema } from "~/domain/accounts/schema";
import { useLocalPath } from "~/i18n/use-path";
import type { FormResult } from "~/server/http/form.server";
import { PasswordField } from "~/ui/password-field";
import { TextField } from "~/ui/text-field";
import { TextLink } from "~/ui/text-link";
import { AccountForm } from "./account-form";
import { AccountScreen } from "./account-screen";
import { HiddenDrafts } from "./hidden-drafts";
import { useFormErrors } from "./use-form-errors";

const typed = loginSchema.omit({ temporaryIds: true }).loose();

/** Logging in by e-mail and password. */
export function LoginScreen({ result }: { result: FormResult | undefined }) {
  const { t } = useTranslation("accounts");
  const path = useLocalPath();
  const form = useFormErrors(typed, result);
  return (
    <AccountScreen
      title={t("login.title")}
      footer={
        <>
          {t("login.noAccount")} <TextLink href={path("/sign-up")}>{t("login.signUp")}</TextLink>
        </>
      }
    >
      <AccountForm onSubmit={form.onSubmit} error={form.formError} submitLabel={t("login.submit")}>
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
          autoComplete="current-password"
          label={t("password")}
          showLabel={t("showPassword")}
          hideLabel={t("hidePassword")}
          error={form.errorOf("password")}
        />
        <p>
          <TextLink href={path("/forgot-password")}>{t("login.forgot")}</TextLink>
        </p>
        <HiddenDrafts />
      </AccountForm>
    </AccountScreen>
  );
}
