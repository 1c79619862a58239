import type { History } from "~/features/editing/history";
import type { EditorViewState } from "~/features/pages/editor/editor-view";
import type { PageDraft, PageMeta } from "~/features/pages/editor/page-draft";

/** An editor's state on its way from `/editor` to the address that its page got with the first save. */
export interface CarriedEditor {
  meta: PageMeta;
  history: History<PageDraft>;
  saved: PageDraft;
  view: EditorViewState;
}

/** Only ever set in a browser, by the editor that made the page. */
let carried: CarriedEditor | null = null;

export function carryOver(editor: CarriedEditor): void {
  carried = editor;
}

/** @returns the state that the editor of this page goes on with, if it was made a moment ago in this tab */
export function carriedOver(id: string | undefined): CarriedEditor | null {
  return carried && carried.meta.id === id ? carried : null;
}

export function forgetCarried(): void {
  carried = null;
}
