import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ActingBanner } from "./acting-banner";
import { ChatBoundary } from "./chat-boundary";
import { ConsentPart } from "./consent-part";
import { CookieSettingsLink } from "./cookie-settings-link";
import { Header } from "./header";
import { MainPart } from "./main-part";
import { NavigationPart } from "./navigation-parts";
import { hasOwnHeader, useScreen } from "./screen";
import { useRoot } from "./use-root";

interface ShellProps {
  children: ReactNode;
  /** Whether an error screen is shown in place of the screen. */
  hasFailed?: boolean;
}

/**
 * The frame of every screen: a skip link past the menus, the header, the screen, and on pricing the footer. An editor
 * has its own header and main, as its header is about what is edited.
 */
export function Shell({ children, hasFailed }: ShellProps) {
  const { t } = useTranslation("shell");
  const screen = useScreen();
  const { user, consent } = useRoot();
  // In another site's frame only the screen is rendered.
  if (screen === "pricing-iframe")
    return (
      <div data-screen={screen} className="bg-paper text-ink">
        <main>{children}</main>
      </div>
    );
  return (
    <div data-screen={screen ?? ""} className="flex min-h-dvh flex-col bg-paper text-ink">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-surface px-4 py-2 focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {t("skipToContent")}
      </a>
      <ActingBanner />
      {hasOwnHeader(screen) && !hasFailed ? (
        children
      ) : (
        <>
          <Header />
          <MainPart>{children}</MainPart>
        </>
      )}
      {screen === "pricing" ? <NavigationPart part="Footer" /> : null}
      {consent && !user ? <CookieSettingsLink /> : null}
      <ConsentPart />
      <ChatBoundary />
    </div>
  );
}
