import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { PasswordField } from "~/ui/password-field";
import type { AccountFieldProps } from "./use-account-form";

interface AccountPasswordFieldProps extends AccountFieldProps {
  /** Whether it is chosen here rather than known already. */
  isNew?: boolean;
  /** Shows the rules for a new password below the field. */
  hasRule?: boolean;
  /** Default: "Password". */
  label?: string;
}

/** The password of an account. */
export function AccountPasswordField({ isNew, hasRule, label, ...field }: AccountPasswordFieldProps) {
  const { t } = useTranslation("accounts");
  return (
    <PasswordField
      {...field}
      autoComplete={isNew ? "new-password" : "current-password"}
      label={label ?? t("password")}
      description={hasRule ? t("passwordRule", { min: LIMITS.passwordMin }) : undefined}
      showLabel={t("showPassword")}
      hideLabel={t("hidePassword")}
    />
  );
}
