import type { ReactNode } from "react";
import { NavigationProgress } from "./navigation-progress";
import { PendingScreen } from "./pending-screen";

/** The landmark that a screen stands in, and over it what is shown while the next one is on its way. */
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
