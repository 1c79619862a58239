import { type BlockerFunction, useBlocker } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

export interface LeaveWarning {
  /** Whether a navigation is blocked until the user confirms it. */
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
  /** Allows the next navigation: to be called before leaving on purpose, e.g. after saving. */
  allow: () => void;
}

/** Confirms leaving a screen with unsaved changes: by the browser's dialog for a tab, by ours within the app. */
export function useLeaveWarning(isDirty: boolean): LeaveWarning {
  const isAllowed = useRef(false);
  useEffect(() => {
    if (isDirty) isAllowed.current = false;
    if (!isDirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isAllowed.current) return;
      event.preventDefault();
      // Required by older Chromium.
      event.returnValue = true;
    };
    window.addEventListener("beforeunload", onBeforeUnload);
    return () => window.removeEventListener("beforeunload", onBeforeUnload);
  }, [isDirty]);
  // The router registers each new function.
  const blocks = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isAllowed.current && currentLocation.pathname !== nextLocation.pathname,
    [isDirty],
  );
  const blocker = useBlocker(blocks);
  return {
    isAsking: blocker.state === "blocked",
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    allow: () => {
      isAllowed.current = true;
    },
  };
}
