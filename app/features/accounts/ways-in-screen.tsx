import type { SerializeFrom } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { PROVIDER_NAMES, type Provider } from "~/domain/accounts/social";
import { useLocalPath } from "~/i18n/use-path";
import type { PasskeyList as Passkeys } from "~/server/services/accounts/passkeys/passkeys.server";
import type { IdentityList as Identities } from "~/server/services/accounts/social/identities.server";
import { PageHeading } from "~/ui/page-heading";
import { Section } from "~/ui/section";
import type { ConfirmWays } from "./confirm-identity-dialog";
import { IdentityList } from "./identity-list";
import { PasskeyList } from "./passkey-list";

interface WaysInScreenProps {
  identities: SerializeFrom<Identities>;
  passkeys: SerializeFrom<Passkeys>;
  ways: ConfirmWays;
  /** A provider that has just been linked. */
  linked: Provider | null;
  /** The user has just reauthenticated with a provider. */
  isConfirmed: boolean;
  confirmFor: Provider | null;
}

/** The sign-in methods besides the password: provider accounts and passkeys. */
export function WaysInScreen(props: WaysInScreenProps) {
  const { identities, passkeys, ways, linked, isConfirmed, confirmFor } = props;
  const { t } = useTranslation("ways");
  const path = useLocalPath();
  const said = linked
    ? t("identities.linked", { provider: PROVIDER_NAMES[linked] })
    : isConfirmed
      ? t("confirm.done")
      : null;
  return (
    <div className="mx-auto w-full max-w-3xl flex-1 px-5 py-8 sm:px-8 lg:py-12">
      <PageHeading
        title={t("title")}
        description={t("text")}
        back={{ href: path("/account"), label: t("back") }}
      />
      {said ? (
        <p role="status" className="mb-8 rounded-md bg-success-wash px-4 py-3">
          {said}
        </p>
      ) : null}
      <Section title={t("identities.title")} description={t("identities.text")}>
        <IdentityList
          identities={identities}
          passkeyCount={passkeys.items.length}
          ways={ways}
          confirmFor={confirmFor}
        />
      </Section>
      <Section title={t("passkeys.title")} description={t("passkeys.text")}>
        <PasskeyList
          passkeys={passkeys}
          hasPassword={identities.hasPassword}
          identityCount={identities.items.length}
          ways={ways}
        />
      </Section>
    </div>
  );
}
