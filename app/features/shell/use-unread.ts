import { useCallback, useEffect, useState } from "react";
import { apiFetch } from "~/features/editing/api-fetch";
import { useRefresh } from "~/ui/use-refresh";

const POLL_MS = 30_000;

interface Unread {
  unread: number;
  setUnread: (unread: number) => void;
  /** Loads the count now, so that it matches a list that is loaded now. */
  ask: () => Promise<void>;
}

/**
 * The number of unread notifications: loaded at first, on window focus, and twice a minute while the window is visible.
 */
export function useUnread(): Unread {
  const [unread, setUnread] = useState(0);
  const ask = useCallback(async () => {
    const result = await apiFetch("GET /account/notifications/unread");
    if (result.ok) setUnread(result.value.unread);
  }, []);
  useEffect(() => {
    if (document.visibilityState === "visible") void ask();
  }, [ask]);
  useRefresh(ask, { everyMs: POLL_MS });
  return { unread, setUnread, ask };
}
