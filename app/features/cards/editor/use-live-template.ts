import { useEffect } from "react";
import { apiFetch } from "~/features/editing/api-fetch";
import { useSession } from "~/features/editing/session/use-editing-session";
import { useStableCallback } from "~/ui/use-stable-callback";
import type { CardSession } from "./card-context";
import { storedWithTemplate, withTemplate } from "./live-template";

/** How often a card is looked at while it is edited: a lock of its team comes and goes meanwhile. */
const EVERY_MS = 30_000;

/** Keeps what the card's template locks up to date: every half minute, when the window comes back, after a refusal. */
export function useLiveTemplate({ store, team }: CardSession): void {
  const isShared = useSession(
    { store } as CardSession,
    ({ stored }) => stored !== null && (team !== null || stored.template !== undefined),
  );
  const hasFailed = useSession({ store } as CardSession, (state) => state.hasFailed);

  const refresh = useStableCallback(async () => {
    const { stored, isSaving } = store.getState();
    if (!stored || isSaving || document.visibilityState === "hidden") return;
    const { hash } = stored;
    const result = await apiFetch("GET /editor-business-card/:hash/save", { params: { hash } });
    const now = store.getState();
    // A save meanwhile knows more than this does.
    if (!result.ok || now.isSaving || now.stored !== stored) return;
    const after = { ...result.value.card, version: result.value.version };
    store.dispatch({
      type: "refreshed",
      correct: (draft) => withTemplate(draft, stored, after),
      stored: storedWithTemplate(now.saved, stored, after),
    });
  });

  useEffect(() => {
    if (!isShared) return;
    const timer = setInterval(() => void refresh(), EVERY_MS);
    const again = () => void refresh();
    window.addEventListener("focus", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", again);
      document.removeEventListener("visibilitychange", again);
    };
  }, [isShared, refresh]);

  useEffect(() => {
    if (isShared && hasFailed) void refresh();
  }, [isShared, hasFailed, refresh]);
}
