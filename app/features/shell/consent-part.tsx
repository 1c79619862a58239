import { type ComponentType, lazy, Suspense, useState } from "react";
import { loadWithMessages } from "~/i18n/with-messages";
import { isEditor, useScreen } from "./screen";
import { useRoot } from "./use-root";

let loaded: ComponentType | null = null;

/**
 * Fetches the notice. A document that shows it is rendered after this, as one with a navigation is
 * (navigation-parts.tsx); not fetched if nothing is configured.
 */
export async function loadConsentNotice(): Promise<ComponentType> {
  const { ConsentNotice } = await (import.meta.env.SSR
    ? import("./consent-notice")
    : loadWithMessages(["privacy"], () => import("./consent-notice")));
  loaded = ConsentNotice;
  return ConsentNotice;
}

const Later = lazy(async () => ({ default: await loadConsentNotice() }));

/** Shows the consent notice while an answer is missing, except in the editors, which have no room for it. */
export function ConsentPart() {
  const { consent } = useRoot();
  const screen = useScreen();
  const isOpen = consent?.asked.some((purpose) => consent.answers[purpose] === undefined) ?? false;
  if (!isOpen || isEditor(screen) || screen === "cookie-settings") return null;
  return <Notice />;
}

function Notice() {
  // Fixed at the first render, so that hydration matches.
  const [Ready] = useState(() => loaded);
  if (Ready) return <Ready />;
  return (
    <Suspense>
      <Later />
    </Suspense>
  );
}
