import { Form, useLocation } from "@remix-run/react";
import { KeyRound } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { PROVIDER_NAMES, type Provider } from "~/domain/accounts/social";
import { type ApiResult, apiFetch } from "~/features/editing/api-fetch";
import { confirmByPasskey } from "~/features/shell/ask-passkey";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { PasswordField } from "~/ui/password-field";
import { ProviderIcon } from "./provider-icon";
import { usePasskeys } from "./use-passkeys";

export interface ConfirmWays {
  hasPassword: boolean;
  hasPasskeys: boolean;
  /** The host that they are for. */
  passkeyHost: string;
  /** The user whose accounts are linked. */
  providers: readonly Provider[];
}

interface ConfirmIdentityDialogProps extends ConfirmWays {
  onConfirmed: () => void;
  onClose: () => void;
}

/** Requires reauthentication, by any sign-in method of the account. */
export function ConfirmIdentityDialog(props: ConfirmIdentityDialogProps) {
  const { hasPassword, hasPasskeys, passkeyHost, providers, onConfirmed, onClose } = props;
  const { t } = useTranslation("ways");
  const { t: tAccounts } = useTranslation("accounts");
  const { t: tError } = useTranslation("errors");
  const path = useLocalPath();
  const { pathname } = useLocation();
  const formId = useId();
  const [password, setPassword] = useState("");
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isOffered = usePasskeys(passkeyHost);

  async function ask(prove: () => Promise<ApiResult<unknown> | null>): Promise<void> {
    setPending(true);
    setProblem(undefined);
    const result = await prove();
    setPending(false);
    if (result?.ok) onConfirmed();
    else
      setProblem(
        result ? tError(result.error.messageKey, result.error.params ?? {}) : tAccounts("passkey.none"),
      );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void ask(() => apiFetch("POST /account/confirm", { body: { password } }));
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="small"
      title={t("confirm.title")}
      description={t("confirm.text")}
      closeLabel={t("close")}
    >
      <div className="flex flex-col gap-3">
        {hasPassword ? (
          <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-3">
            <PasswordField
              name="password"
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
              label={tAccounts("password")}
              error={problem}
              showLabel={tAccounts("showPassword")}
              hideLabel={tAccounts("hidePassword")}
              autoFocus
            />
            <Button type="submit" variant="primary" isWide isPending={isPending}>
              {t("confirm.submit")}
            </Button>
          </form>
        ) : problem ? (
          <p role="alert" className="text-danger text-sm">
            {problem}
          </p>
        ) : null}
        {hasPasskeys && isOffered ? (
          <Button
            isWide
            icon={<KeyRound />}
            isDisabled={isPending}
            onPress={() => void ask(confirmByPasskey)}
          >
            {t("confirm.passkey")}
          </Button>
        ) : null}
        {providers.map((provider) => (
          <Form key={provider} method="post" action={path(`/login/with/${provider}`)} reloadDocument>
            <input type="hidden" name="purpose" value="confirm" />
            <input type="hidden" name="from" value={pathname} />
            <Button type="submit" isWide icon={<ProviderIcon provider={provider} />}>
              {t("confirm.provider", { provider: PROVIDER_NAMES[provider] })}
            </Button>
          </Form>
        ))}
      </div>
    </Dialog>
  );
}
