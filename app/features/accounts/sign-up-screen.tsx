import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { signUpForm } from "~/domain/accounts/forms";
import type { Provider } from "~/domain/accounts/social";
import { LIMITS } from "~/domain/limits";
import { draftIds } from "~/features/editing/draft-ids";
import { useLocalPath } from "~/i18n/use-path";
import { loadWithMessages } from "~/i18n/with-messages";
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
import { PasskeyButton } from "./passkey-button";
import type { MadePage } from "./read-made-page";
import { SocialButtons } from "./social-buttons";
import { useAccountForm } from "./use-account-form";

/** What draws a page is not needed by who has made none. */
const MadePageFigure = lazy(async () => {
  const part = await loadWithMessages(["contacts", "site"], () => import("./made-page"));
  return { default: part.MadePageFigure };
});

interface SignUpScreenProps {
  providers: Provider[];
  passkeyHost: string;
  /** The invitation by whose link they came, if they did. */
  invited: InvitedAddress | null;
  result: FormResult | undefined;
}

/** Making an account; what was designed before comes along. */
export function SignUpScreen({ providers, passkeyHost, invited, result }: SignUpScreenProps) {
  const { t } = useTranslation("accounts");
  const { t: tError } = useTranslation("errors");
  const path = useLocalPath();
  const { form, field } = useAccountForm(signUpForm, result);
  const { defaultValue: given = "", ...nameField } = field("name", invited?.name);
  const email = field("email", invited?.email);
  const [name, setName] = useState(given);
  const made = useMadePage();
  const madeName = made?.content.profile.title.slice(0, LIMITS.name) ?? "";
  // The page's name is offered where nobody has typed one.
  useEffect(() => setName((now) => now || madeName), [madeName]);
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
      {made ? (
        <Suspense>
          <MadePageFigure page={made} />
        </Suspense>
      ) : null}
      <OtherWays>
        <SocialButtons providers={providers} />
        <PasskeyButton host={passkeyHost} />
      </OtherWays>
      <AccountForm {...form} submitLabel={t("signUp.submit")}>
        <TextField {...nameField} value={name} onChange={setName} autoComplete="name" label={t("name")} />
        <EmailField {...email} />
        {email.error === tError("emailTaken") ? (
          <p>
            <TextLink href={path("/login")}>{t("signUp.logInInstead")}</TextLink>
          </p>
        ) : null}
        <AccountPasswordField {...field("password")} isNew hasRule />
        <HiddenDrafts withFirstTouch />
      </AccountForm>
    </AccountScreen>
  );
}

/** The page that this browser has made without an account; what reads and draws it is fetched where there may be one. */
function useMadePage(): MadePage | null {
  const [made, setMade] = useState<MadePage | null>(null);
  useEffect(() => {
    let isClosed = false;
    if (draftIds().length > 0) {
      import("./read-made-page").then(
        ({ readMadePage }) => isClosed || setMade(readMadePage()),
        () => undefined,
      );
    }
    return () => {
      isClosed = true;
    };
  }, []);
  return made;
}
