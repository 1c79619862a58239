import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { TextLink } from "~/ui/text-link";
import { AccountScreen } from "./account-screen";

/** Confirming an address by the link of a mail. */
export function VerifyEmailScreen({ isGood, isVerified }: { isGood: boolean; isVerified: boolean }) {
  const { t } = useTranslation("accounts");
  const path = useLocalPath();
  if (isGood && !isVerified) {
    return (
      <AccountScreen title={t("verify.title")} text={t("verify.text")}>
        <Form method="post">
          <Button type="submit" variant="primary" size="large">
            {t("verify.submit")}
          </Button>
        </Form>
      </AccountScreen>
    );
  }
  return (
    <AccountScreen title={t(isVerified ? "verify.doneTitle" : "verify.overTitle")}>
      <TextLink href={path("/dashboard")}>{t("verify.onward")}</TextLink>
    </AccountScreen>
  );
}
