import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { BRAND } from "~/domain/brand";
import { useLocalPath } from "~/i18n/use-path";
import { cx } from "~/ui/cx";
import { Logo } from "~/ui/logo";
import { AccountArea } from "./account-area";
import { NavigationPart } from "./navigation-parts";
import { isDark, showsNavigation, useScreen } from "./screen";
import { useHidingHeader } from "./use-hiding-header";
import { useRoot } from "./use-root";

/** The bar at the top of every screen. */
export function Header() {
  const { t } = useTranslation("shell");
  const screen = useScreen();
  const { user, links } = useRoot();
  const path = useLocalPath();
  const state = useHidingHeader(isDark(screen));
  const hasNavigation = showsNavigation(screen, user !== null);
  return (
    <header
      className={cx(
        "sticky top-0 z-30 border-b bg-paper transition-transform",
        state === "top" ? "border-transparent" : "border-rule",
        state === "hidden" && "-translate-y-full",
      )}
    >
      <div className="mx-auto flex h-16 w-full max-w-7xl items-center gap-3 px-5 sm:gap-6 sm:px-8 [:root:has([data-wide-editor])_&]:max-w-[120rem]">
        {user || !links.marketing ? (
          <Link
            to={path(user ? "/dashboard" : "/")}
            aria-label={t("home", { brand: BRAND })}
            className="rounded-sm"
          >
            <Logo />
          </Link>
        ) : (
          <a href={links.marketing} aria-label={t("home", { brand: BRAND })} className="rounded-sm">
            <Logo />
          </a>
        )}
        {hasNavigation ? <NavigationPart part="Main" className="hidden lg:flex" /> : null}
        <div className="ms-auto flex min-w-0 items-center gap-2">
          <AccountArea />
          {hasNavigation ? <NavigationPart part="Mobile" className="lg:hidden" /> : null}
        </div>
      </div>
    </header>
  );
}
