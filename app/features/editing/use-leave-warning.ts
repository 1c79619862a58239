import { type BlockerFunction, useBlocker } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

export interface LeaveWarning {
  /** Whether somebody wants to leave and is to be asked. */
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
  /** Lets the next navigation pass: call it before leaving on purpose, e.g. after saving. */
  allow: () => void;
}

/** Asks before a screen with unsaved changes is left: the browser's own question for a tab, ours within the app. */
export function useLeaveWarning(isDirty: boolean): LeaveWarning {
  const isAllowed = useRef(false);
  useEffect(() => {
    if (isDirty) isAllowed.current = false;
    if (!isDirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isAllowed.current) return;
      event.preventDefault();
      // Older Chromium asks only for this.
      event.returnValue = true;
    };
    window.addEventListener("beforeunload", onBeforeUnload);
    return () => window.removeEventListener("beforeunload", onBeforeUnload);
  }, [isDirty]);
  // The router takes note of each new function.
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
