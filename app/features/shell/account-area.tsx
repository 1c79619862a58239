import { LayoutDashboard } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { LinkButton } from "~/ui/link-button";
import { AdminPanelButton } from "./admin-panel-button";
import { NotificationBell } from "./notification-bell";
import { dashboardTarget, type Screen, useScreen } from "./screen";
import { useRoot } from "./use-root";
import { UserMenu } from "./user-menu";

/** The end of the header: the signed-in user's menu and actions, or the links to log in and sign up. */
export function AccountArea() {
  const { user } = useRoot();
  const screen = useScreen();
  return user ? <SignedIn screen={screen} isAdmin={user.isAdmin} /> : <Guest screen={screen} />;
}

function Guest({ screen }: { screen: Screen | undefined }) {
  const { t } = useTranslation("shell");
  const path = useLocalPath();
  if (screen === "login") {
    return (
      <>
        <span className="hidden text-muted text-sm sm:inline">{t("account.noAccount")}</span>
        <LinkButton href={path("/editor")} variant="primary">
          {t("account.getStarted")}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      {screen === "sign-up" ? (
        <span className="hidden text-muted text-sm lg:inline">{t("account.haveAccount")}</span>
      ) : null}
      {screen === "landing" ? (
        <LinkButton href={path("/sign-up")} variant="quiet" className="max-sm:hidden">
          {t("account.signUp")}
        </LinkButton>
      ) : null}
      <LinkButton href={path("/login")} variant="secondary">
        {t("account.logIn")}
      </LinkButton>
    </>
  );
}

interface SignedInProps {
  screen: Screen | undefined;
  isAdmin: boolean;
}

function SignedIn({ screen, isAdmin }: SignedInProps) {
  const { t } = useTranslation("shell");
  const path = useLocalPath();
  const target = dashboardTarget(screen);
  return (
    <>
      {target ? (
        // On a phone there is room for its icon alone.
        <LinkButton
          href={path(target)}
          variant="quiet"
          icon={<LayoutDashboard aria-hidden="true" className="sm:hidden" />}
          className="max-sm:size-10 max-sm:px-0 pointer-coarse:max-sm:size-11"
        >
          <span className="max-sm:sr-only">{t("account.dashboard")}</span>
        </LinkButton>
      ) : null}
      {isAdmin ? <AdminPanelButton /> : null}
      <NotificationBell />
      <UserMenu />
    </>
  );
}
