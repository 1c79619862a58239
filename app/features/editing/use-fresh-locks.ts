import { useEffect } from "react";
import { useStore } from "zustand/react";
import { useRefresh } from "~/ui/use-refresh";
import { useStableCallback } from "~/ui/use-stable-callback";
import type { EditingTypes } from "./session/session";
import type { SessionStore } from "./session/store";

/** Polling interval of the edited thing: its team may lock or unlock fields meanwhile. */
const EVERY_MS = 30_000;

/** The result of a read: a correction of the draft, and the stored thing's metadata. */
interface Fresh<T extends EditingTypes> {
  correct: (draft: T["draft"]) => T["draft"];
  stored: T["stored"];
}

/**
 * Keeps a team's locks on the edited thing up to date: every half minute, on window focus, after a refusal.
 * @param isShared whether a team can lock anything on it
 * @param read loads the stored thing; null without a response
 */
export function useFreshLocks<T extends EditingTypes>(
  store: SessionStore<T>,
  isShared: boolean,
  read: (stored: T["stored"]) => Promise<Fresh<T> | null>,
): void {
  const hasFailed = useStore(store, (state) => state.hasFailed);

  const refresh = useStableCallback(async () => {
    const { stored, isSaving } = store.getState();
    if (!stored || isSaving) return;
    const fresh = await read(stored);
    const now = store.getState();
    // A concurrent save is more recent than this.
    if (fresh && !now.isSaving && now.stored === stored) store.dispatch({ type: "refreshed", ...fresh });
  });

  useRefresh(refresh, { isOn: isShared, everyMs: EVERY_MS });

  useEffect(() => {
    if (isShared && hasFailed) void refresh();
  }, [isShared, hasFailed, refresh]);
}
