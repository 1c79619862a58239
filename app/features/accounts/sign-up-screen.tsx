import { useTranslation } from "react-i18next";
import { signUpForm } from "~/domain/accounts/forms";
import type { Provider } from "~/domain/accounts/social";
import { useLocalPath } from "~/i18n/use-path";
import type { FormResult } from "~/server/http/app/form.server";
import type { InvitedAddress } from "~/server/services/team/accept-invitation.server";
import { TextField } from "~/ui/text-field";
import { TextLink } from "~/ui/text-link";
import { AccountForm } from "./account-form";
import { AccountPasswordField } from "./account-password-field";
import { AccountScreen } from "./account-screen";
import { EmailField } from "./email-field";
import { HiddenDrafts } from "./hidden-drafts";
import { InvitedNote } from "./invited-note";
import { OtherWays } from "./other-ways";
import { SocialButtons } from "./social-buttons";
import { useAccountForm } from "./use-account-form";

interface SignUpScreenProps {
  providers: Provider[];
  /** The invitation by whose link they came, if they did. */
  invited: InvitedAddress | null;
  result: FormResult | undefined;
}

/** Making an account; what was designed before comes along. */
export function SignUpScreen({ providers, invited, result }: SignUpScreenProps) {
  const { t } = useTranslation("accounts");
  const path = useLocalPath();
  const { form, field } = useAccountForm(signUpForm, result);
  return (
    <AccountScreen
      title={t("signUp.title")}
      text={t("signUp.text")}
      footer={
        <>
          {t("signUp.haveAccount")} <TextLink href={path("/login")}>{t("signUp.logIn")}</TextLink>
        </>
      }
    >
      <InvitedNote invited={invited} />
      <OtherWays>
        <SocialButtons providers={providers} />
      </OtherWays>
      <AccountForm {...form} submitLabel={t("signUp.submit")}>
        <TextField {...field("name", invited?.name)} autoComplete="name" label={t("name")} />
        <EmailField {...field("email", invited?.email)} />
        <AccountPasswordField {...field("password")} isNew hasRule />
        <HiddenDrafts withFirstTouch />
      </AccountForm>
    </AccountScreen>
  );
}
