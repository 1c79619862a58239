import { useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { changePasswordForm, newPasswordForm } from "~/domain/accounts/forms";
import { apiFetch } from "~/features/editing/api-fetch";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { LinkButton } from "~/ui/link-button";
import { useToasts } from "~/ui/toast-queue";
import { CallForm } from "./call-form";
import type { ConfirmWays } from "./confirm-identity-dialog";
import { ProfilePasswordField } from "./profile-password-field";
import { SettingsScreen } from "./settings-screen";
import { useCallForm } from "./use-call-form";
import { useConfirmed } from "./use-confirmed";

/** Chooses a new password, or a first one. */
export function ChangePasswordScreen({ ways }: { ways: ConfirmWays }) {
  const { hasPassword } = ways;
  const { t } = useTranslation("profile");
  const path = useLocalPath();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { user } = useRoot();
  const { run, dialog } = useConfirmed(ways);
  const send = async (body: { currentPassword?: string; password: string }) => {
    const result = await run(() => apiFetch("PATCH /account/password", { body }));
    if (result.ok) {
      toasts.show({ type: "success", title: t("password.done") });
      navigate(path("/account"));
    }
    return result;
  };
  const change = useCallForm(changePasswordForm, ({ confirm: _repeated, ...body }) => send(body));
  const first = useCallForm(newPasswordForm, ({ password }) => send({ password }));
  const { form, field } = hasPassword ? change : first;
  return (
    <SettingsScreen
      title={t(hasPassword ? "meta.pass.title" : "password.firstTitle")}
      description={t(hasPassword ? "password.text" : "password.firstText")}
      isForm
    >
      <CallForm
        {...form}
        submitLabel={t(hasPassword ? "password.change" : "password.set")}
        actions={<LinkButton href={path("/account")}>{t("cancel")}</LinkButton>}
      >
        {/* For password managers: the account of this password. */}
        <input type="hidden" autoComplete="username" value={user?.email ?? ""} readOnly />
        {hasPassword ? (
          <ProfilePasswordField {...field("currentPassword")} label={t("password.current")} />
        ) : null}
        <ProfilePasswordField {...field("password")} label={t("password.new")} isNew hasRule />
        <ProfilePasswordField {...field("confirm")} label={t("password.again")} isNew />
      </CallForm>
      {dialog}
    </SettingsScreen>
  );
}
