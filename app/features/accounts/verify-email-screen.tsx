import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { TextLink } from "~/ui/text-link";
import { AccountScreen } from "./account-screen";
import { SendVerification } from "./send-verification";

interface VerifyEmailScreenProps {
  /** Whether the link of the mail is still good. */
  isGood: boolean;
  isVerified: boolean;
  /** Whether the address of who is signed in is confirmed; null when nobody is. */
  reader: "confirmed" | "unconfirmed" | null;
}

/** Confirming an address by the link of a mail. */
export function VerifyEmailScreen({ isGood, isVerified, reader }: VerifyEmailScreenProps) {
  const { t } = useTranslation("accounts");
  const path = useLocalPath();
  const dashboard = <TextLink href={path("/dashboard")}>{t("verify.onward")}</TextLink>;
  if (isVerified) return <AccountScreen title={t("verify.doneTitle")}>{dashboard}</AccountScreen>;
  if (isGood) {
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
  if (reader === "confirmed") {
    return (
      <AccountScreen title={t("verify.overTitle")} text={t("verify.confirmedText")}>
        {dashboard}
      </AccountScreen>
    );
  }
  if (reader === "unconfirmed") {
    return (
      <AccountScreen title={t("verify.overTitle")} text={t("verify.overText")} footer={dashboard}>
        <SendVerification />
      </AccountScreen>
    );
  }
  return (
    <AccountScreen title={t("verify.overTitle")} text={`${t("verify.overText")} ${t("verify.loginText")}`}>
      <TextLink href={path("/login")}>{t("signUp.logIn")}</TextLink>
    </AccountScreen>
  );
}
