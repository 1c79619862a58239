import { useEffect, useState } from "react";

/** Pixels the page must move before the header reacts, so that a trembling thumb does nothing. */
const THRESHOLD = 8;

/** @returns the header's state: hidden on scrolling down, shown on scrolling up, plain at the top */
export function useHidingHeader(isActive: boolean): "top" | "hidden" | "shown" {
  const [state, setState] = useState<"top" | "hidden" | "shown">("top");
  useEffect(() => {
    if (!isActive) return setState("top");
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (now <= 0) setState("top");
      else if (Math.abs(now - last) < THRESHOLD) return;
      else setState(now > last ? "hidden" : "shown");
      last = now;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [isActive]);
  return state;
}
