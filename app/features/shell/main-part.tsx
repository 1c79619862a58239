import type { ReactNode } from "react";
import { NavigationProgress } from "./navigation-progress";
import { PendingScreen } from "./pending-screen";

/** The landmark of a screen, with an overlay while the next one is loading. */
export function MainPart({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="relative flex flex-1 flex-col outline-none">
      {/* Within a landmark, as everything that is read. */}
      <NavigationProgress />
      {children}
      <PendingScreen />
    </main>
  );
}
