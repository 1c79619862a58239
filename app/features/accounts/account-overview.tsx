import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import type { Access } from "~/server/services/accounts/find-access.server";
import type { Account } from "~/server/services/accounts/get-account.server";
import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/link-button";
import { Section } from "~/ui/section";
import { AccountLinks } from "./account-links";
import { DeviceList } from "./device-list";
import { EmailSection } from "./email-section";
import { ProfileFacts } from "./profile-facts";
import { SettingsScreen } from "./settings-screen";

interface AccountOverviewProps {
  account: Account;
  /** Null while an admin is acting in the account: nothing can be changed then. */
  access: Access | null;
}

/** The account: its profile, its sign-in methods and its sessions. */
export function AccountOverview({ account, access }: AccountOverviewProps) {
  const { t } = useTranslation("profile");
  const path = useLocalPath();
  const { user, hasPassword, isVerified } = account;
  return (
    <SettingsScreen
      title={t("title")}
      actions={access ? <LinkButton href={path("/account/edit")}>{t("edit")}</LinkButton> : undefined}
    >
      <section className="flex flex-col gap-6 pb-8">
        <div className="flex items-center gap-4">
          <Avatar name={user.name} src={user.image?.cropped} size="large" isDecorative />
          <div className="min-w-0 flex-1">
            <p className="break-words font-semibold text-lg">
              <bdi>{user.name}</bdi>
            </p>
            <p className="flex flex-wrap items-center gap-x-2 text-muted">
              <bdi dir="ltr" className="min-w-0 break-all">
                {user.email}
              </bdi>
              {isVerified ? null : <Badge tone="warn">{t("email.unconfirmed")}</Badge>}
            </p>
          </div>
        </div>
        <ProfileFacts user={user} />
      </section>
      {access ? (
        <>
          <EmailSection account={account} ways={access.ways} />
          <Section
            title={t("password.title")}
            description={t(hasPassword ? "password.text" : "password.noneText")}
            actions={
              <LinkButton href={path("/account/edit/pass")}>
                {t(hasPassword ? "password.change" : "password.set")}
              </LinkButton>
            }
          >
            {null}
          </Section>
          <DeviceList devices={access.devices} timeZone={user.timeZone} />
          <AccountLinks />
        </>
      ) : null}
    </SettingsScreen>
  );
}
