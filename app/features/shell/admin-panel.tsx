import { useFetcher } from "@remix-run/react";
import { KeyRound, ShieldUser } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Dialog, DialogTrigger, Popover, type PressEvent } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { ADMIN_EMAIL } from "~/domain/accounts/admin-email";
import type { FormMessage } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { useLocalPath } from "~/i18n/use-path";
import type { action } from "~/routes/acting";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { PasswordField } from "~/ui/password-field";
import { popoverFrame } from "~/ui/popover-style";
import { TextField } from "~/ui/text-field";
import { confirmByPasskey } from "./ask-passkey";
import type { ResultOf } from "./use-action-result";
import { useRoot } from "./use-root";

/** For admins: logs in as another user, for an hour and with a reason. Open when it arrives. */
export function AdminPanel() {
  const { t } = useTranslation("shell");
  return (
    <DialogTrigger defaultOpen>
      <IconButton label={t("acting.panel")} icon={<ShieldUser />} />
      <Popover
        placement="bottom end"
        offset={6}
        className={cx(popoverFrame, "w-80 max-w-[calc(100vw-2rem)]")}
      >
        <Dialog aria-label={t("acting.panel")} className="overflow-y-auto p-5 outline-none">
          <ActingForm />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function ActingForm() {
  const { t } = useTranslation("shell");
  const { t: tError } = useTranslation("errors");
  const path = useLocalPath();
  const { Form, data, state } = useFetcher<ResultOf<typeof action>>();
  const [email, setEmail] = useState("");
  const say = (messages: FormMessage[] | null | undefined) => {
    const first = messages?.[0];
    return first && tError(first.messageKey, first.params ?? {});
  };
  const of = (name: string) => say(data?.error?.[name]);
  const { user } = useRoot();
  const [problem, setProblem] = useState<string>();
  const isPasskeyAsked = data?.error?.[""]?.[0]?.messageKey === "passkeyRequired";
  const isBusy = state !== "idle";
  // A second press while the first is on its way would be a second sign-in.
  const onSubmit = (event: FormEvent) => isBusy && event.preventDefault();
  /** The form is sent again once the passkey is confirmed. */
  async function prove(event: PressEvent) {
    const { form } = event.target as HTMLButtonElement;
    const result = await confirmByPasskey();
    setProblem(result?.ok ? undefined : tError(result?.error.messageKey ?? "passkeyRefused"));
    if (result?.ok) form?.requestSubmit();
  }
  return (
    <Form method="post" action={path("/acting")} onSubmit={onSubmit} className="flex flex-col gap-4">
      <TextField
        label={t("acting.email")}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={ADMIN_EMAIL}
        value={email}
        onChange={setEmail}
        error={of("email")}
      />
      <TextField
        label={t("acting.reason")}
        description={t("acting.reasonHint")}
        name="reason"
        autoComplete="off"
        maxLength={LIMITS.actReason}
        error={of("reason")}
      />
      {user?.adminProof === "password" ? (
        <PasswordField
          label={t("acting.password")}
          name="password"
          autoComplete="current-password"
          showLabel={t("acting.showPassword")}
          hideLabel={t("acting.hidePassword")}
          error={of("password")}
        />
      ) : null}
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem ?? of("")}
      </p>
      {isPasskeyAsked ? (
        <Button icon={<KeyRound />} onPress={prove}>
          {t("acting.passkey")}
        </Button>
      ) : null}
      <Button type="submit" variant="primary" isDisabled={email.trim() === ""} isPending={isBusy}>
        {t("account.logIn")}
      </Button>
    </Form>
  );
}
