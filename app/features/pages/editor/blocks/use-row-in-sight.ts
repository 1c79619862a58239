import { type RefObject, useEffect } from "react";

/** Rows are measured when they are first drawn, which moves those below: one that was far is looked after for so long. */
const FRAMES = 30;

/**
 * Scrolls the window so that the row of the chosen block is seen: one that was just added may lie far from what is
 * looked at, and in a long list it is not even drawn there.
 * @param list holds the list of blocks
 * @param key of the chosen block; nothing is done while none is
 * @param placeOf where the block stands in the list: 0 at its top, 1 past its foot
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
      // On a phone the settings stand in the place of the list.
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
    // Who scrolls meanwhile wants to be elsewhere.
    window.addEventListener("wheel", stop, { passive: true });
    return () => {
      stop();
      window.removeEventListener("wheel", stop);
    };
  }, [list, key]);
}
