import { Form } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { proofForm } from "~/domain/accounts/forms";
import { PROVIDER_NAMES, type Provider, type SocialOutcome } from "~/domain/accounts/social";
import { useLocalPath } from "~/i18n/use-path";
import type { FormResult } from "~/server/http/app/form.server";
import type { ProofView } from "~/server/services/accounts/social/prove.server";
import { Button } from "~/ui/button";
import { TextLink } from "~/ui/text-link";
import { AccountForm } from "./account-form";
import { AccountPasswordField } from "./account-password-field";
import { AccountScreen } from "./account-screen";
import { PasskeyButton } from "./passkey-button";
import { SocialButtons } from "./social-buttons";
import { useAccountForm } from "./use-account-form";
import { type WayFrom, wayFrom } from "./way-from";

interface SocialScreenProps {
  provider: Provider;
  outcome: SocialOutcome;
  proof: ProofView | null;
  isSignedIn: boolean;
  passkeyHost: string;
  result: FormResult | undefined;
}

/** After these the same way may well succeed. */
const AGAIN: ReadonlySet<SocialOutcome> = new Set(["cancelled", "refused", "expired", "state", "away"]);

/** What came of a way to an identity provider, and what can be done next. */
export function SocialScreen(props: SocialScreenProps) {
  const { provider, outcome, proof, isSignedIn, passkeyHost } = props;
  const { t } = useTranslation("accounts");
  const path = useLocalPath();
  const [from, setFrom] = useState<WayFrom>("login");
  useEffect(() => setFrom(wayFrom()), []);
  const words = { provider: PROVIDER_NAMES[provider], email: proof?.email ?? "" };
  const back = isSignedIn ? (
    <TextLink href={path("/account/sign-in")}>{t("social.backToWays")}</TextLink>
  ) : (
    <TextLink href={path(`/${from}`)}>
      {t(from === "sign-up" ? "social.backToSignUp" : "forgot.back")}
    </TextLink>
  );
  return (
    <AccountScreen
      title={t(`social.${outcome}.title`, words)}
      text={t(`social.${outcome}.text`, words)}
      footer={back}
    >
      {outcome === "known" && proof ? (
        <div className="flex flex-col gap-3">
          {proof.hasPassword ? <PasswordProof result={props.result} /> : null}
          <PasskeyButton host={passkeyHost} />
          <MailProof label={t("social.mailInstead")} />
        </div>
      ) : null}
      {outcome === "mailed" && proof ? <MailProof label={t("social.mailAgain")} /> : null}
      {AGAIN.has(outcome) && !isSignedIn ? <SocialButtons providers={[provider]} /> : null}
    </AccountScreen>
  );
}

/** The password of the account that has the address. */
function PasswordProof({ result }: { result: FormResult | undefined }) {
  const { t } = useTranslation("accounts");
  const { form, field } = useAccountForm(proofForm, result);
  return (
    <AccountForm {...form} submitLabel={t("social.link")}>
      <AccountPasswordField {...field("password")} />
    </AccountForm>
  );
}

function MailProof({ label }: { label: string }) {
  const path = useLocalPath();
  return (
    <Form method="post" action={path("/login/social/mail")}>
      <Button type="submit" size="large" isWide>
        {label}
      </Button>
    </Form>
  );
}
