import { type RefObject, useEffect } from "react";
import { useStableCallback } from "~/ui/use-stable-callback";

/**
 * Calls back before anything outside a field's tab is pressed or focused, such as a save. Menus and dialogs lie over the
 * tab: they do not count as outside.
 * @param isOn whether there is anything to do
 */
export function useLeaving(field: RefObject<HTMLElement>, isOn: boolean, onLeave: () => void): void {
  const leave = useStableCallback(onLeave);
  useEffect(() => {
    if (!isOn) return;
    const left = ({ target }: Event) => {
      const tab = field.current?.closest("[role=tabpanel]");
      const screen = tab?.closest("body > *");
      if (target instanceof Node && screen?.contains(target) && !tab?.contains(target)) leave();
    };
    const kinds = ["pointerdown", "focusin"] as const;
    for (const kind of kinds) document.addEventListener(kind, left, true);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, left, true);
    };
  }, [field, isOn, leave]);
}
