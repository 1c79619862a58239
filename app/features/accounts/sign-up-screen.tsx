import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { signUpForm } from "~/domain/accounts/forms";
import type { Provider } from "~/domain/accounts/social";
import { LIMITS } from "~/domain/limits";
import { draftIds } from "~/features/editing/draft-ids";
import { useRoot } from "~/features/shell/use-root";
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

/** Only loaded for visitors who have made a page or a card. */
const MadePageFigure = lazy(async () => {
  const part = await loadWithMessages(
    ["editing", "contacts", "sharing", "site"],
    () => import("./made-page"),
  );
  return { default: part.MadePageFigure };
});
const MadeCardFigure = lazy(async () => {
  const part = await loadWithMessages(["cards", "editing", "contacts", "site"], () => import("./made-card"));
  return { default: part.MadeCardFigure };
});

interface SignUpScreenProps {
  providers: Provider[];
  passkeyHost: string;
  /** The invitation whose link opened the screen, if any. */
  invited: InvitedAddress | null;
  /** Whether a plan is bought next. */
  isBuying: boolean;
  result: FormResult | undefined;
}

/** Creates an account; earlier designs are carried over. */
export function SignUpScreen({ providers, passkeyHost, invited, isBuying, result }: SignUpScreenProps) {
  const { t } = useTranslation("accounts");
  const { t: tError } = useTranslation("errors");
  const path = useLocalPath();
  const { form, field } = useAccountForm(signUpForm, result);
  const { defaultValue: given = "", ...nameField } = field("name", invited?.name);
  const email = field("email", invited?.email);
  const [name, setName] = useState(given);
  const { page, card, name: madeName } = useMade();
  // The name on the draft is the default while the field is empty.
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
      {/* No boundary without content: typing before its hydration would be an error. */}
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
  /** A card's header is a person's name; a page's title may be an occupation. */
  name: string;
}

/** What was made in this browser without an account; its code is loaded only if there may be a draft. */
function useMade(): Made {
  const { language } = useRoot();
  const [made, setMade] = useState<Made>({ page: null, card: null, name: "" });
  useEffect(() => {
    let isClosed = false;
    if (draftIds().length > 0) {
      Promise.all([import("./read-made-page"), import("./read-made-card")]).then(
        async ([{ readMadePage, madeNameOf }, { readMadeCard }]) => {
          const [page, card] = [readMadePage(), readMadeCard()];
          const header = card?.card.header ?? "";
          if (!isClosed) setMade({ page, card, name: header.slice(0, LIMITS.name) });
          const title = page && !header ? await madeNameOf(page, language) : "";
          if (!isClosed && title) setMade({ page, card, name: title.slice(0, LIMITS.name) });
        },
        () => undefined,
      );
    }
    return () => {
      isClosed = true;
    };
  }, [language]);
  return made;
}
