import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { exportForm, exportWithoutPasswordForm } from "~/domain/accounts/forms";
import type { FormResult } from "~/server/http/app/form.server";
import { Button } from "~/ui/button";
import { FormErrorSummary } from "~/ui/form-error-summary";
import { AccountPasswordField } from "../account-password-field";
import { useAccountForm } from "../use-account-form";

interface ExportFormProps {
  asksPassword: boolean;
  /** One is ready already: that is what most come for. */
  isAnother: boolean;
  result: FormResult | undefined;
}

/** Begins an export. */
export function ExportForm({ asksPassword, isAnother, result }: ExportFormProps) {
  const { t } = useTranslation("leaving");
  const { form, field } = useAccountForm(asksPassword ? exportForm : exportWithoutPasswordForm, result);
  const isPending = useNavigation().state !== "idle";
  return (
    <Form
      id={form.id}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="flex flex-col gap-5 border-rule border-t pt-6"
    >
      {form.error ? <FormErrorSummary title={form.error} /> : null}
      {asksPassword ? <AccountPasswordField {...field("password")} label={t("export.password")} /> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant={isAnother ? "secondary" : "primary"} isPending={isPending}>
          {t("export.submit")}
        </Button>
        <p className="text-muted text-sm">{t("export.limits")}</p>
      </div>
    </Form>
  );
}
