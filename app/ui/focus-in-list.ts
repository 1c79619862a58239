/**
 * Focuses a control within a list. One that is entered by keyboard takes the focus to the row that had it last, once,
 * after the control got it; the second time it is left alone.
 */
export function focusInList(control: HTMLElement | null | undefined): void {
  control?.focus();
  requestAnimationFrame(() => requestAnimationFrame(() => control?.focus()));
}
