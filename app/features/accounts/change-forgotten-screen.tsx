import type { SerializeFrom } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import type { AddedWay } from "~/domain/accounts/added-way";
import { changeForgottenForm } from "~/domain/accounts/forms";
import { useLocalPath } from "~/i18n/use-path";
import type { FormResult } from "~/server/http/app/form.server";
import { TextLink } from "~/ui/text-link";
import { AccountForm } from "./account-form";
import { AccountPasswordField } from "./account-password-field";
import { AccountScreen } from "./account-screen";
import { AddedWays } from "./added-ways";
import { useAccountForm } from "./use-account-form";

export type ChangeResult = FormResult | { changed: true };

interface Props {
  /** The account's recently added ways to sign in; null where the link of the email no longer works. */
  added: SerializeFrom<AddedWay[]> | null;
  result: ChangeResult | undefined;
}

/** Choosing a new password by the link of a mail. */
export function ChangeForgottenScreen({ added, result }: Props) {
  const { t } = useTranslation("accounts");
  const path = useLocalPath();
  const isChanged = result !== undefined && "changed" in result;
  const { form, field } = useAccountForm(changeForgottenForm, isChanged ? undefined : result);
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
  if (added === null) {
    return (
      <AccountScreen title={t("change.overTitle")} text={t("change.overText")}>
        <TextLink href={path("/forgot-password")}>{t("change.again")}</TextLink>
      </AccountScreen>
    );
  }
  // The token is in the address: its error belongs to no field.
  const error = form.error ?? field("token").error;
  return (
    <AccountScreen title={t("change.title")}>
      <AccountForm {...form} error={error} submitLabel={t("change.submit")}>
        <AccountPasswordField {...field("password")} isNew hasRule label={t("change.password")} />
        <AccountPasswordField {...field("confirm")} isNew label={t("change.confirm")} />
        <AddedWays ways={added} />
      </AccountForm>
    </AccountScreen>
  );
}
