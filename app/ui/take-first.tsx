import type { KeyboardEvent, ReactNode } from "react";

interface TakeFirstProps {
  /** Takes the first choice that is left; absent while nothing is searched for or found. */
  onEnter: (() => void) | undefined;
  /** The field that searches. */
  children: ReactNode;
}

/**
 * Around the field of an Autocomplete: Enter takes the first choice where none has the focus yet, as after pasting; what
 * is typed focuses the first by itself.
 */
export function TakeFirst({ onEnter, children }: TakeFirstProps) {
  function onKeyDownCapture(event: KeyboardEvent) {
    const isChosen = event.target instanceof Element && event.target.hasAttribute("aria-activedescendant");
    if (event.key !== "Enter" || event.nativeEvent.isComposing || isChosen || !onEnter) return;
    event.preventDefault();
    event.stopPropagation();
    onEnter();
  }
  return (
    <div className="contents" onKeyDownCapture={onKeyDownCapture}>
      {children}
    </div>
  );
}
