import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ErrorMessageKey } from "~/domain/error-messages";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { FormErrorSummary } from "~/ui/form-error-summary";
import { TextLink } from "~/ui/text-link";
import { AccountScreen } from "./account-screen";

export type ProveResult = { ok: true; email: string } | { ok: false; messageKey: ErrorMessageKey };

interface ProveEmailScreenProps {
  /** What the link proves; null where it proves nothing of this account. */
  email: string | null;
  result: ProveResult | undefined;
}

/** Confirming a changed address by the link of a mail. */
export function ProveEmailScreen({ email, result }: ProveEmailScreenProps) {
  const { t } = useTranslation("profile");
  const { t: tError } = useTranslation("errors");
  const path = useLocalPath();
  const isPending = useNavigation().state !== "idle";
  const onward = <TextLink href={path("/account")}>{t("prove.onward")}</TextLink>;
  if (result?.ok) {
    return (
      <AccountScreen title={t("prove.doneTitle", { email: result.email })} text={t("prove.doneText")}>
        {onward}
      </AccountScreen>
    );
  }
  if (email === null) {
    return (
      <AccountScreen title={t("prove.overTitle")} text={t("prove.overText")}>
        {onward}
      </AccountScreen>
    );
  }
  return (
    <AccountScreen title={t("prove.title")} text={t("prove.text", { email: `\u2068${email}\u2069` })}>
      <Form method="post" className="flex flex-col items-start gap-5">
        {result ? <FormErrorSummary title={tError(result.messageKey)} /> : null}
        <Button type="submit" variant="primary" size="large" isPending={isPending}>
          {t("prove.submit")}
        </Button>
      </Form>
    </AccountScreen>
  );
}
