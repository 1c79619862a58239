import { cx } from "~/ui/cx";
import { Logo } from "~/ui/logo";
import { AccountArea } from "./account-area";
import { HomeLink } from "./home-link";
import { NavigationPart } from "./navigation-parts";
import { isSharing, showsNavigation, useScreen } from "./screen";
import { useHidingHeader } from "./use-hiding-header";
import { useRoot } from "./use-root";

/** The bar at the top of every screen. */
export function Header() {
  const screen = useScreen();
  const { user } = useRoot();
  const state = useHidingHeader(isSharing(screen));
  const hasNavigation = showsNavigation(screen, user !== null);
  return (
    <header
      className={cx(
        "sticky top-0 z-30 border-b bg-paper transition-transform",
        state === "top" ? "border-transparent" : "border-rule",
        state === "hidden" && "-translate-y-full",
      )}
    >
      <div className="mx-auto flex h-16 w-full max-w-7xl items-center gap-3 px-5 sm:gap-6 sm:px-8">
        <HomeLink>
          <Logo />
        </HomeLink>
        {hasNavigation ? <NavigationPart part="Main" className="hidden lg:flex" /> : null}
        <div className="ms-auto flex min-w-0 items-center gap-2">
          <AccountArea />
          {hasNavigation ? <NavigationPart part="Mobile" className="lg:hidden" /> : null}
        </div>
      </div>
    </header>
  );
}
