import type { PageDraft } from "./page-draft";

/** What a new page starts with, on its way from the gallery to the editor. Only ever set in a browser. */
let waiting: PageDraft | null = null;

/** Has the next editor of a new page open with this draft, as something that is unsaved. */
export function startWith(draft: PageDraft): void {
  waiting = draft;
}

/** @returns the draft that was chosen, or null; it stays until {@link endStart} */
export const startedDraft = (): PageDraft | null => waiting;

/** The editor has it. */
export function endStart(): void {
  waiting = null;
}
