import { useTranslation } from "react-i18next";
import { loginForm } from "~/domain/accounts/forms";
import type { Provider } from "~/domain/accounts/social";
import { useLocalPath } from "~/i18n/use-path";
import type { FormResult } from "~/server/http/app/form.server";
import type { InvitedAddress } from "~/server/services/team/accept-invitation.server";
import { TextLink } from "~/ui/text-link";
import { AccountForm } from "./account-form";
import { AccountPasswordField } from "./account-password-field";
import { AccountScreen } from "./account-screen";
import { EmailField } from "./email-field";
import { HiddenDrafts } from "./hidden-drafts";
import { InvitedNote } from "./invited-note";
import { OtherWays } from "./other-ways";
import { PasskeyButton } from "./passkey-button";
import { SocialButtons } from "./social-buttons";
import { useAccountForm } from "./use-account-form";

interface LoginScreenProps {
  providers: Provider[];
  passkeyHost: string;
  /** The invitation whose link opened the screen, if any. */
  invited: InvitedAddress | null;
  result: FormResult | undefined;
}

/** Logging in by a provider, a passkey, or e-mail and password. */
export function LoginScreen({ providers, passkeyHost, invited, result }: LoginScreenProps) {
  const { t } = useTranslation("accounts");
  const path = useLocalPath();
  const { form, field } = useAccountForm(loginForm, result);
  return (
    <AccountScreen
      title={t("login.title")}
      footer={
        <>
          {t("login.noAccount")} <TextLink href={path("/sign-up")}>{t("login.signUp")}</TextLink>
        </>
      }
    >
      <InvitedNote invited={invited} />
      <OtherWays>
        <SocialButtons providers={providers} from="login" />
        <PasskeyButton host={passkeyHost} />
      </OtherWays>
      <AccountForm {...form} submitLabel={t("login.submit")}>
        <EmailField {...field("email", invited?.email)} />
        <AccountPasswordField {...field("password")} />
        <p>
          <TextLink href={path("/forgot-password")}>{t("login.forgot")}</TextLink>
        </p>
        <HiddenDrafts />
      </AccountForm>
    </AccountScreen>
  );
}
