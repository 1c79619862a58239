import { type ComponentType, lazy, Suspense, useState } from "react";

interface Parts {
  /** The navigation of wide screens. */
  Main: ComponentType<{ className?: string }>;
  /** The same on a phone. */
  Mobile: ComponentType<{ className?: string }>;
  /** The footer of a sales screen. */
  Footer: ComponentType;
}

let loaded: Parts | null = null;

/**
 * Fetches the navigation. A document that shows it is rendered after this, the server as well as the browser:
 * left to a Suspense boundary it would be hydrated after the rest, and a press before that would throw its content away.
 */
export async function loadNavigation(): Promise<Parts> {
  const [{ MainNavigation }, { MobileMenu }, { Footer }] = await Promise.all([
    import("./main-navigation"),
    import("./mobile-menu"),
    import("./footer"),
  ]);
  loaded = { Main: MainNavigation, Mobile: MobileMenu, Footer };
  return loaded;
}

const Later = {
  Main: lazy(async () => ({ default: (await loadNavigation()).Main })),
  Mobile: lazy(async () => ({ default: (await loadNavigation()).Mobile })),
  Footer: lazy(async () => ({ default: (await loadNavigation()).Footer })),
};

/** A part of the navigation. Screens that have none, the editors above all, do not fetch it: it may come later. */
export function NavigationPart({ part, className }: { part: keyof Parts; className?: string }) {
  // Fixed at the first render: changing it would close an open menu.
  const [isLoaded] = useState(loaded !== null);
  if (isLoaded && loaded) {
    const Part = loaded[part];
    return <Part className={className} />;
  }
  const Part = Later[part];
  return (
    <Suspense>
      <Part className={className} />
    </Suspense>
  );
}
