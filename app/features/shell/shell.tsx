import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ActingBanner } from "./acting-banner";
import { ChatBoundary } from "./chat-boundary";
import { ConsentPart } from "./consent-part";
import { CookieSettingsLink } from "./cookie-settings-link";
import { Header } from "./header";
import { NavigationPart } from "./navigation-parts";
import { NavigationProgress } from "./navigation-progress";
import { PendingScreen } from "./pending-screen";
import { isDark, useScreen } from "./screen";
import { useRoot } from "./use-root";

/** What stands around every screen: a way past the menus, the header, the screen, and on pricing the footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const screen = useScreen();
  const { user, consent } = useRoot();
  // In another site's frame stands the screen alone.
  if (screen === "pricing-iframe")
    return (
      <div data-screen={screen} className="bg-paper text-ink">
        <main>{children}</main>
      </div>
    );
  return (
    <div
      data-scheme={isDark(screen) ? "dark" : undefined}
      data-screen={screen ?? ""}
      className="flex min-h-dvh flex-col bg-paper text-ink"
    >
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-surface px-4 py-2 focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {t("skipToContent")}
      </a>
      <ActingBanner />
      <Header />
      <main id="content" tabIndex={-1} className="relative flex flex-1 flex-col outline-none">
        {/* Within a landmark, as everything that is read. */}
        <NavigationProgress />
        {children}
        <PendingScreen />
      </main>
      {screen === "pricing" ? <NavigationPart part="Footer" /> : null}
      {consent && !user ? <CookieSettingsLink /> : null}
      <ConsentPart />
      <ChatBoundary />
    </div>
  );
}
