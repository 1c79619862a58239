import { type BlockerFunction, useBlocker } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

export interface LeaveWarning {
  /** Whether a navigation is blocked until the user confirms it. */
  isAsking: boolean;
  /** Whether this browser stores the changes. */
  isKept: boolean;
  leave: () => void;
  stay: () => void;
  /** Allows the next navigation: to be called before leaving on purpose, e.g. after saving. */
  allow: () => void;
}

/** On the way to a plan, see `buyingPath`: from there it leads back to the editor. */
const TO_PLAN = /\/(account\/upgrade|sign-up)$/;

/**
 * Confirms leaving a screen with unsaved changes: by the browser's dialog for a tab, by ours within the app.
 * @param isKept whether this browser stores the changes
 * @param keep stores them now, and returns whether it could: then the way to a plan and back loses nothing, and is not
 *   asked about
 */
export function useLeaveWarning(isDirty: boolean, isKept: boolean, keep: () => boolean): LeaveWarning {
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
      isDirty &&
      !isAllowed.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(TO_PLAN.test(nextLocation.pathname) && keep()),
    [isDirty, keep],
  );
  const blocker = useBlocker(blocks);
  return {
    isAsking: blocker.state === "blocked",
    isKept,
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    allow: () => {
      isAllowed.current = true;
    },
  };
}
