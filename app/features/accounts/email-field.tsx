import { useTranslation } from "react-i18next";
import { TextField } from "~/ui/text-field";
import type { AccountFieldProps } from "./use-account-form";

/** The e-mail address of an account, which is its user name too. */
export function EmailField(field: AccountFieldProps) {
  const { t } = useTranslation("accounts");
  return <TextField {...field} type="email" autoComplete="username" label={t("email")} />;
}
