/** The dialog is gone by then. */
const LEAVES_MS = 200;

/**
 * Gives the focus to the row that came in the place of one that is gone, or to the last, where nothing else has it once
 * the dialog that asked has closed.
 * @param place of the row that is gone, from 0
 */
export function focusRowAt(place: number): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const rows = [...document.querySelectorAll("main [role=list] > li")];
    const link = (rows[place] ?? rows.at(-1))?.querySelector("a");
    (link ?? document.getElementById("content"))?.focus({ preventScroll: !link });
  }, LEAVES_MS);
}
