/**
 * Focuses a control within a list. A list that is entered by keyboard moves the focus to the row that had it last, once,
 * after the control got it: from there, or from nowhere, it is taken back. Focus on any other control is the user's.
 */
export function focusInList(control: HTMLElement | null | undefined): void {
  control?.focus();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const active = document.activeElement;
      if (!active || active === document.body || active.matches("[role=row], [role=grid]")) control?.focus();
    }),
  );
}
