import { type RefObject, useEffect, useId, useRef, useState } from "react";

type Typable = HTMLInputElement | HTMLTextAreaElement;

/** Line ends as the browser gives them back. */
const normal = (text: string) => text.replace(/\r\n?/g, "\n");

/**
 * Preserves text typed before the page became interactive. React 18 leaves such text in an `<input>` but not in its
 * state, whose next render would erase it, and resets a `<textarea>` while it hydrates; so the text is read at the
 * first render and passed to the state after it. Give `id` to the React Aria field and `ref` to its `<input>` or
 * `<textarea>`; the caller's own are kept.
 */
export function useEarlyInput<T extends Typable>(callerId?: string, callerRef?: RefObject<T>) {
  const ownId = useId();
  const ownRef = useRef<T>(null);
  const id = callerId ?? ownId;
  const ref = callerRef ?? ownRef;
  const [early] = useState(() => {
    if (typeof document === "undefined") return null;
    return (document.getElementById(id) as T | null)?.value ?? null;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element || early === null || normal(early) === normal(element.defaultValue)) return;
    // React's own setter stores the value it last saw and drops an input event that does not change it.
    element.value = element.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value")?.set?.call(element, early);
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }, [ref, early]);
  return { id, ref };
}
