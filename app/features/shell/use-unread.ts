import { useCallback, useEffect, useState } from "react";
import { apiFetch } from "~/features/editing/api-fetch";

const POLL_MS = 30_000;

interface Unread {
  unread: number;
  setUnread: (unread: number) => void;
  /** Asks now, so that the number is the one of a list that is read now. */
  ask: () => Promise<void>;
}

/** How many notifications are unread: asked at first, when the window is looked at, and twice a minute while it is. */
export function useUnread(): Unread {
  const [unread, setUnread] = useState(0);
  const ask = useCallback(async () => {
    const result = await apiFetch("GET /account/notifications/unread");
    if (result.ok) setUnread(result.value.unread);
  }, []);
  useEffect(() => {
    const askNow = () => {
      if (document.visibilityState === "visible") void ask();
    };
    askNow();
    const timer = setInterval(askNow, POLL_MS);
    window.addEventListener("focus", askNow);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", askNow);
    };
  }, [ask]);
  return { unread, setUnread, ask };
}
