import { dropDraft, readDraft, storeDraft } from "~/features/editing/local-draft";
import type { PageDraft } from "./page-draft";

/** The name in this browser's storage of what was chosen, should the editor not come. */
export const STARTED_NAME = "page:started";

/** What a new page starts with, on its way from the gallery to the editor. Only ever set in a browser. */
let waiting: PageDraft | null = null;

/**
 * Has the next editor of a new page open with this draft, as something that is unsaved.
 * @param isKept whether it survives a document that cannot be loaded; not of an admin in somebody's account
 */
export function startWith(draft: PageDraft, isKept: boolean): void {
  waiting = draft;
  if (isKept) storeDraft(STARTED_NAME, { value: draft, version: null });
}

/** @returns the draft that was chosen, or null; it stays until {@link endStart} */
export const startedDraft = (parse: (stored: unknown) => PageDraft | null): PageDraft | null =>
  waiting ?? readDraft(STARTED_NAME, parse)?.value ?? null;

/** The editor has it. */
export function endStart(): void {
  waiting = null;
  dropDraft(STARTED_NAME);
}
