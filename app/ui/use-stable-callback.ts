import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * A function that stays the same while what it does follows the last render, so that a memoized part is not drawn anew
 * for its callback. For events only: during a render it would do what the render before it did.
 */
export function useStableCallback<A extends unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const latest = useRef(callback);
  // On the server there are no events, and React warns of layout effects there.
  useClientLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}

const useClientLayoutEffect = typeof document === "undefined" ? () => undefined : useLayoutEffect;
