import { useTranslation } from "react-i18next";
import { z } from "zod";
import { newPasswordSchema } from "~/domain/accounts/schema";
import { LIMITS } from "~/domain/limits";
import { useLocalPath } from "~/i18n/use-path";
import type { FormResult } from "~/server/http/form.server";
import { PasswordField } from "~/ui/password-field";
import { TextLink } from "~/ui/text-link";
import { AccountForm } from "./account-form";
import { AccountScreen } from "./account-screen";
import { useFormErrors } from "./use-form-errors";

export type ChangeResult = FormResult | { changed: true };

const typed = z
  .object({ password: newPasswordSchema, confirm: z.string() })
  .refine(({ password, confirm }) => password === confirm, {
    error: "passwordsDoNotMatch",
    path: ["confirm"],
  });

interface Props {
  /** Whether the link of the mail is still good. */
  isGood: boolean;
  result: ChangeResult | undefined;
}

/** Choosing a new password by the link of a mail. */
export function ChangeForgottenScreen({ isGood, result }: Props) {
  const { t } = useTranslation("accounts");
  const path = useLocalPath();
  const isChanged = result !== undefined && "changed" in result;
  const form = useFormErrors(typed, isChanged ? undefined : result);
  if (isChanged) {
    return (
      <AccountScreen title={t("change.doneTitle")}>
        <p role="status" className="mb-6">
          {t("change.doneText")}
        </p>
        <TextLink href={path("/login")}>{t("signUp.logIn")}</TextLink>
      </AccountScreen>
    );
  }
  if (!isGood) {
    return (
      <AccountScreen title={t("change.overTitle")} text={t("change.overText")}>
        <TextLink href={path("/forgot-password")}>{t("change.again")}</TextLink>
      </AccountScreen>
    );
  }
  const labels = { showLabel: t("showPassword"), hideLabel: t("hidePassword") };
  return (
    <AccountScreen title={t("change.title")}>
      <AccountForm
        onSubmit={form.onSubmit}
        error={form.formError ?? form.errorOf("token")}
        submitLabel={t("change.submit")}
      >
        <PasswordField
          {...labels}
          name="password"
          autoComplete="new-password"
          label={t("change.password")}
          description={t("passwordRule", { min: LIMITS.passwordMin })}
          error={form.errorOf("password")}
        />
        <PasswordField
          {...labels}
          name="confirm"
          autoComplete="new-password"
          label={t("change.confirm")}
          error={form.errorOf("confirm")}
        />
      </AccountForm>
    </AccountScreen>
  );
}
