import { dropDraft, readDraft, storeDraft } from "~/features/editing/local-draft";
import type { PageDraft } from "./page-draft";

/** The storage name of the chosen draft in this browser, in case the editor fails to load. */
export const STARTED_NAME = "page:started";

/** The draft of a new page, passed from the gallery to the editor. Only set in a browser. */
let waiting: PageDraft | null = null;

/**
 * Makes the next editor of a new page open with this draft, as unsaved changes.
 * @param isKept whether it survives a document that cannot be loaded; not for an admin acting in an account
 */
export function startWith(draft: PageDraft, isKept: boolean): void {
  waiting = draft;
  if (isKept) storeDraft(STARTED_NAME, { value: draft, version: null });
}

/** @returns the draft that was chosen, or null; it stays until {@link endStart} */
export const startedDraft = (parse: (stored: unknown) => PageDraft | null): PageDraft | null =>
  waiting ?? readDraft(STARTED_NAME, parse)?.value ?? null;

/** Called once the editor has the draft. */
export function endStart(): void {
  waiting = null;
  dropDraft(STARTED_NAME);
}
