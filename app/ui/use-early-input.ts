import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps what was typed before the page became interactive. React 18 leaves such text in the element but not in
 * the state of a controlled field, whose next render would erase it; this hands the text to the state instead.
 * Give the returned ref (the caller's own, if there is one) to the `<input>` or `<textarea>`.
 */
export function useEarlyInput<T extends HTMLInputElement | HTMLTextAreaElement>(callerRef?: RefObject<T>) {
  const ownRef = useRef<T>(null);
  const ref = callerRef ?? ownRef;
  useEffect(() => {
    const element = ref.current;
    if (!element || element.value === element.defaultValue) return;
    const typed = element.value;
    // React's own setter remembers the value it last saw and drops an input event that does not change it.
    element.value = element.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value")?.set?.call(element, typed);
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }, [ref]);
  return ref;
}
