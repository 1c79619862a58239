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
import type { MadeCard } from "./read-made-card";
import type { MadePage } from "./read-made-page";
import { SocialButtons } from "./social-buttons";
import { useAccountForm } from "./use-account-form";

/** What draws a page or a card is not needed by who has made none. */
const MadePageFigure = lazy(async () => {
  const part = await loadWithMessages(["contacts", "site"], () => import("./made-page"));
  return { default: part.MadePageFigure };
});
const MadeCardFigure = lazy(async () => {
  const part = await loadWithMessages(["contacts", "site"], () => import("./made-card"));
  return { default: part.MadeCardFigure };
});

interface SignUpScreenProps {
  providers: Provider[];
  passkeyHost: string;
  /** The invitation by whose link they came, if they did. */
  invited: InvitedAddress | null;
  /** Whether a plan is bought next. */
  isBuying: boolean;
  result: FormResult | undefined;
}

/** Making an account; what was designed before comes along. */
export function SignUpScreen({ providers, passkeyHost, invited, isBuying, result }: SignUpScreenProps) {
  const { t } = useTranslation("accounts");
  const { t: tError } = useTranslation("errors");
  const path = useLocalPath();
  const { form, field } = useAccountForm(signUpForm, result);
  const { defaultValue: given = "", ...nameField } = field("name", invited?.name);
  const email = field("email", invited?.email);
  const [name, setName] = useState(given);
  const { page, card } = useMade();
  // A card names a person, a page perhaps what they do.
  const madeName = (card?.card.header || page?.content.profile.title || "").slice(0, LIMITS.name);
  // The name on what was made is offered where nobody has typed one.
  useEffect(() => setName((now) => now || madeName), [madeName]);
  return (
    <AccountScreen
      title={t("signUp.title")}
      text={t(isBuying ? "signUp.buying" : "signUp.text")}
      footer={
        <>
          {t("signUp.haveAccount")} <TextLink href={path("/login")}>{t("signUp.logIn")}</TextLink>
        </>
      }
    >
      <InvitedNote invited={invited} />
      {/* Not a boundary before there is something: typing that came before its hydration would be an error. */}
      {page || card ? (
        <Suspense>
          {page ? <MadePageFigure made={page} /> : null}
          {card ? <MadeCardFigure made={card} /> : null}
        </Suspense>
      ) : null}
      <OtherWays>
        <SocialButtons providers={providers} from="sign-up" />
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

interface Made {
  page: MadePage | null;
  card: MadeCard | null;
}

/** What this browser has made without an account; what reads and draws it is fetched where there may be something. */
function useMade(): Made {
  const [made, setMade] = useState<Made>({ page: null, card: null });
  useEffect(() => {
    let isClosed = false;
    if (draftIds().length > 0) {
      Promise.all([import("./read-made-page"), import("./read-made-card")]).then(
        ([{ readMadePage }, { readMadeCard }]) =>
          isClosed || setMade({ page: readMadePage(), card: readMadeCard() }),
        () => undefined,
      );
    }
    return () => {
      isClosed = true;
    };
  }, []);
  return made;
}
