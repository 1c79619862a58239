import { useEffect, useState } from "react";
import { apiFetch } from "~/features/editing/api-fetch";

const POLL_MS = 30_000;

/** How many notifications are unread: asked at first, when the window is looked at, and twice a minute while it is. */
export function useUnread(): [number, (unread: number) => void] {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    let isOver = false;
    async function ask(): Promise<void> {
      if (document.visibilityState !== "visible") return;
      const result = await apiFetch("GET /account/notifications/unread");
      if (result.ok && !isOver) setUnread(result.value.unread);
    }
    const askNow = () => void ask();
    askNow();
    const timer = setInterval(askNow, POLL_MS);
    window.addEventListener("focus", askNow);
    return () => {
      isOver = true;
      clearInterval(timer);
      window.removeEventListener("focus", askNow);
    };
  }, []);
  return [unread, setUnread];
}
