import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { deleteAccountForm, deleteWithoutPasswordForm } from "~/domain/accounts/forms";
import type { DeletionReason } from "~/domain/accounts/leaving";
import type { FormResult } from "~/server/http/app/form.server";
import { Button } from "~/ui/button";
import { FormErrorSummary } from "~/ui/form-error-summary";
import { TextField } from "~/ui/text-field";
import { AccountPasswordField } from "../account-password-field";
import { useAccountForm } from "../use-account-form";

interface LeavingConfirmProps {
  reason?: DeletionReason;
  hasPassword: boolean;
  result: FormResult | undefined;
}

/** The last step: the account's address and its password, and it is gone. */
export function LeavingConfirm({ reason, hasPassword, result }: LeavingConfirmProps) {
  const { t } = useTranslation("leaving");
  const { form, field } = useAccountForm(hasPassword ? deleteAccountForm : deleteWithoutPasswordForm, result);
  const isPending = useNavigation().state !== "idle";
  return (
    <Form id={form.id} method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      {form.error ? <FormErrorSummary title={form.error} /> : null}
      {reason ? <input type="hidden" name="reason" value={reason} /> : null}
      <TextField {...field("email")} type="email" autoComplete="off" label={t("confirm.email")} />
      {hasPassword ? <AccountPasswordField {...field("password")} label={t("confirm.password")} /> : null}
      <Button type="submit" variant="danger" isPending={isPending} className="self-start">
        {t("confirm.submit")}
      </Button>
    </Form>
  );
}
