import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PROVIDER_NAMES } from "~/domain/accounts/social";
import { useLocalPath } from "~/i18n/use-path";
import type { ProofView } from "~/server/services/accounts/social/prove.server";
import { Button } from "~/ui/button";
import { TextLink } from "~/ui/text-link";
import { AccountScreen } from "./account-screen";

interface ProveScreenProps {
  /** Where the mailed link is good: in this browser, in the one where the sign-in began, or nowhere. */
  where: "here" | "elsewhere" | "over";
  proof: ProofView | null;
}

/** Continues a sign-in by the link of a mail. */
export function ProveScreen({ where, proof }: ProveScreenProps) {
  const { t } = useTranslation("accounts");
  const path = useLocalPath();
  const login = <TextLink href={path("/login")}>{t("forgot.back")}</TextLink>;
  if (where === "here" && proof) {
    const words = { provider: PROVIDER_NAMES[proof.provider], email: proof.email };
    return (
      <AccountScreen title={t("prove.title")} text={t("prove.text", words)} footer={login}>
        <Form method="post">
          <Button type="submit" variant="primary" size="large" isWide>
            {t("prove.submit")}
          </Button>
        </Form>
      </AccountScreen>
    );
  }
  const isElsewhere = where === "elsewhere";
  return (
    <AccountScreen
      title={t(isElsewhere ? "prove.elsewhereTitle" : "verify.overTitle")}
      text={t(isElsewhere ? "prove.elsewhereText" : "verify.overText")}
    >
      {login}
    </AccountScreen>
  );
}
