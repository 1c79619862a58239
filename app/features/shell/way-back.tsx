import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { LinkButton } from "~/ui/link-button";
import { Logo } from "~/ui/logo";
import { HomeLink } from "./home-link";
import { dashboardTarget, useScreen } from "./screen";
import { useRoot } from "./use-root";

const arrow = <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />;

/** At the start of an editor's header: back to the list that the thing is in, without an account to the start. */
export function WayBack() {
  const { t } = useTranslation("shell");
  const { user } = useRoot();
  const screen = useScreen();
  const path = useLocalPath();
  if (!user)
    return (
      <HomeLink>
        <Logo className="h-7 max-sm:hidden" />
        <span className="flex size-11 items-center justify-center sm:hidden [&>svg]:size-5">{arrow}</span>
      </HomeLink>
    );
  return (
    <LinkButton
      href={path(dashboardTarget(screen) ?? "/dashboard")}
      variant="quiet"
      icon={arrow}
      className="sm:max-xl:-ms-2.5 xl:-ms-4 max-xl:size-10 max-xl:gap-0 max-xl:px-0 pointer-coarse:max-xl:size-11"
    >
      <span className="max-xl:sr-only">{t("account.dashboard")}</span>
    </LinkButton>
  );
}
