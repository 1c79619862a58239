import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { LinkButton } from "~/ui/link-button";
import { AdminPanelButton } from "./admin-panel-button";
import { dashboardTarget, isList, type Screen, useScreen } from "./screen";
import { useRoot } from "./use-root";
import { UserMenu } from "./user-menu";

/** The end of the header: who is signed in and what they may want next, or the ways in. */
export function AccountArea() {
  const { user } = useRoot();
  const screen = useScreen();
  return user ? (
    <SignedIn screen={screen} prompt={user.prompt} isAdmin={user.isAdmin} />
  ) : (
    <Guest screen={screen} />
  );
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
      <LinkButton href={path("/login")} variant="secondary">
        {t("account.logIn")}
      </LinkButton>
    </>
  );
}

interface SignedInProps {
  screen: Screen | undefined;
  prompt: "upgrade" | "renew" | null;
  isAdmin: boolean;
}

function SignedIn({ screen, prompt, isAdmin }: SignedInProps) {
  const { t } = useTranslation("shell");
  const path = useLocalPath();
  const target = dashboardTarget(screen);
  return (
    <>
      {prompt && isList(screen) ? (
        <LinkButton href={path("/pricing")} variant="secondary">
          {t(prompt === "renew" ? "account.renew" : "account.upgrade")}
        </LinkButton>
      ) : null}
      {target ? (
        <LinkButton href={path(target)} variant="quiet">
          {t("account.dashboard")}
        </LinkButton>
      ) : null}
      {isAdmin ? <AdminPanelButton /> : null}
      <UserMenu />
    </>
  );
}
