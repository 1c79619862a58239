import { type RefObject, useEffect } from "react";

/** Fields in which the key is a letter like others. */
const TYPED_IN = "input, textarea, select, [contenteditable], [role=textbox], [role=menu], [role=listbox]";

/** "/" focuses a field, unless an input has the focus or a dialog is open. */
export function useSearchKey(field: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented)
        return;
      const isTyping = event.target instanceof Element && event.target.closest(TYPED_IN);
      // What lies behind a dialog is out of reach.
      if (isTyping || !field.current || field.current.closest("[inert], [aria-hidden=true]")) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [field]);
}
