import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ActingBanner } from "./acting-banner";
import { Header } from "./header";
import { NavigationPart } from "./navigation-parts";
import { isDark, useScreen } from "./screen";

/** What stands around every screen: a way past the menus, the header, the screen, and on pricing the footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const screen = useScreen();
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
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      {screen === "pricing" ? <NavigationPart part="Footer" /> : null}
    </div>
  );
}
