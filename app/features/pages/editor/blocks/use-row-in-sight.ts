import { type RefObject, useEffect } from "react";

/** Rows are measured at their first render, which moves those below: how long a distant one is followed. */
const FRAMES = 30;

/**
 * Scrolls the window to the row of the chosen block: a new one may be far from the visible part, and in a long list not
 * even rendered.
 * @param list the element that contains the list of blocks
 * @param key of the chosen block; null has no effect
 * @param placeOf the position of the block in the list: 0 at the top, 1 past the end
 */
export function useRowInSight(
  list: RefObject<HTMLElement | null>,
  key: string | null,
  placeOf: () => number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chosen block that moves is not followed
  useEffect(() => {
    const element = list.current;
    if (!key || !element) return;
    const find = () => element.querySelector(`[data-key="${CSS.escape(key)}"]`);
    const drawn = find();
    if (drawn) {
      drawn.scrollIntoView({ block: "nearest" });
      return;
    }
    let left = FRAMES;
    let frame = requestAnimationFrame(look);
    function look() {
      // On a phone the settings replace the list.
      if (element?.offsetParent == null) return;
      const row = find();
      if (row) row.scrollIntoView({ block: "nearest" });
      else {
        const { top, height } = element.getBoundingClientRect();
        window.scrollBy({ top: top + height * placeOf() - window.innerHeight / 2 });
      }
      if (--left > 0) frame = requestAnimationFrame(look);
    }
    const stop = () => cancelAnimationFrame(frame);
    // Scrolling by the user cancels it.
    window.addEventListener("wheel", stop, { passive: true });
    return () => {
      stop();
      window.removeEventListener("wheel", stop);
    };
  }, [list, key]);
}
