/** Called after the dialog is closed. */
const LEAVES_MS = 200;

/**
 * Focuses the row that replaced a deleted one, or the last, unless the focus has moved elsewhere after the dialog
 * closed.
 * @param place index of the deleted row, from 0
 */
export function focusRowAt(place: number): void {
  focusLater(() => {
    const rows = [...document.querySelectorAll("main [role=list] > li")];
    return (rows[place] ?? rows.at(-1))?.querySelector("a");
  });
}

/**
 * Focuses the row of a restored thing, or the screen if the row is beyond the loaded list.
 * @param href the row's link
 */
export function focusRowOf(href: string): void {
  focusLater(() => document.querySelector<HTMLElement>(`main [role=list] a[href="${CSS.escape(href)}"]`));
}

/** Where nothing else has the focus: to the element that is found then, or to the screen. */
function focusLater(find: () => HTMLElement | null | undefined): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const link = find();
    (link ?? document.getElementById("content"))?.focus({ preventScroll: !link });
  }, LEAVES_MS);
}
