/** The dialog is gone by then. */
const LEAVES_MS = 200;

/**
 * Gives the focus to the row that came in the place of one that is gone, or to the last, where nothing else has it once
 * the dialog that asked has closed.
 * @param place of the row that is gone, from 0
 */
export function focusRowAt(place: number): void {
  focusLater(() => {
    const rows = [...document.querySelectorAll("main [role=list] > li")];
    return (rows[place] ?? rows.at(-1))?.querySelector("a");
  });
}

/**
 * Gives the focus to the row of a thing that came back, or to the screen where it is further down than the list goes.
 * @param href where the row leads
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
