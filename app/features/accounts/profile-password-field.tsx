import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { PasswordField } from "~/ui/password-field";
import type { AccountFieldProps } from "./use-account-form";

interface ProfilePasswordFieldProps extends AccountFieldProps {
  label: string;
  /** Chosen here rather than known already. */
  isNew?: boolean;
  /** Shows the rules for a new password below the field. */
  hasRule?: boolean;
  autoFocus?: boolean;
}

/** A password on the account's own screens. */
export function ProfilePasswordField({ isNew, hasRule, ...field }: ProfilePasswordFieldProps) {
  const { t } = useTranslation("profile");
  return (
    <PasswordField
      {...field}
      autoComplete={isNew ? "new-password" : "current-password"}
      description={hasRule ? t("password.rule", { min: LIMITS.passwordMin }) : undefined}
      showLabel={t("password.show")}
      hideLabel={t("password.hide")}
    />
  );
}
