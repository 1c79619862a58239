import { useEffect } from "react";

/** A return to the window fires up to two events. */
const ONE_RETURN_MS = 1_000;

interface RefreshOptions {
  /** Whether there is anything to wait for; true by default. */
  isOn?: boolean;
  /** The polling interval while the window is visible; none by default. */
  everyMs?: number;
}

/**
 * Calls a function when the user returns to the window, and at an interval if there is one; not without a connection.
 * @param refresh stays the same between renders
 */
export function useRefresh(refresh: () => void, { isOn = true, everyMs }: RefreshOptions = {}): void {
  useEffect(() => {
    if (!isOn) return;
    let calledAt = Number.NEGATIVE_INFINITY;
    const call = () => {
      const now = performance.now();
      if (document.visibilityState === "hidden" || !navigator.onLine) return;
      if (now - calledAt < ONE_RETURN_MS) return;
      calledAt = now;
      refresh();
    };
    const timer = everyMs === undefined ? undefined : setInterval(call, everyMs);
    window.addEventListener("focus", call);
    document.addEventListener("visibilitychange", call);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", call);
      document.removeEventListener("visibilitychange", call);
    };
  }, [refresh, isOn, everyMs]);
}
