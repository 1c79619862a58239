import { useEffect } from "react";
import { useStore } from "zustand/react";
import { useStableCallback } from "~/ui/use-stable-callback";
import type { EditingTypes } from "./session/session";
import type { SessionStore } from "./session/store";

/** How often what is edited is looked at: a lock of its team comes and goes meanwhile. */
const EVERY_MS = 30_000;

/** What a read says: the draft in line with it, and what is known of the stored thing. */
interface Fresh<T extends EditingTypes> {
  correct: (draft: T["draft"]) => T["draft"];
  stored: T["stored"];
}

/**
 * Keeps what a team locks on the thing that is edited up to date: every half minute, when the window comes back, after a
 * refusal.
 * @param isShared whether a team can lock anything on it
 * @param read asks for the stored thing; null where there is no answer
 */
export function useFreshLocks<T extends EditingTypes>(
  store: SessionStore<T>,
  isShared: boolean,
  read: (stored: T["stored"]) => Promise<Fresh<T> | null>,
): void {
  const hasFailed = useStore(store, (state) => state.hasFailed);

  const refresh = useStableCallback(async () => {
    const { stored, isSaving } = store.getState();
    if (!stored || isSaving || document.visibilityState === "hidden") return;
    const fresh = await read(stored);
    const now = store.getState();
    // A save meanwhile knows more than this does.
    if (fresh && !now.isSaving && now.stored === stored) store.dispatch({ type: "refreshed", ...fresh });
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
