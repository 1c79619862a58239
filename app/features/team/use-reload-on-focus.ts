import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** Reloads the screen's data on window focus, while it waits for a step that is done in another tab. */
export function useReloadOnFocus(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    window.addEventListener("focus", revalidate);
    return () => window.removeEventListener("focus", revalidate);
  }, [isWaiting, revalidate]);
}
