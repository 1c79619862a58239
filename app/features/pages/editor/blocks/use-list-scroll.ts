import { useLayoutEffect, useRef } from "react";
import { WIDE_PX } from "~/features/pages/editor/editor-view";

/**
 * On a phone the list makes room for the block that is opened, which starts at its top; back in the list one is where
 * one left it.
 * @param isListShown whether a phone shows the list now
 */
export function useListScroll(isListShown: boolean): void {
  const left = useRef<number | null>(null);
  useLayoutEffect(() => {
    const isPhone = () => window.innerWidth < WIDE_PX;
    if (!isListShown) {
      if (left.current !== null && isPhone()) window.scrollTo({ top: 0 });
      return;
    }
    if (left.current !== null && isPhone()) window.scrollTo({ top: left.current });
    const note = () => {
      left.current = window.scrollY;
    };
    note();
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [isListShown]);
}
