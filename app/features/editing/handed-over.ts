import { isSameJson } from "~/domain/same-json";
import { asideName, eachHandedOver, keyOf } from "./local-draft";

/** @returns the copies of drafts that were stored on the server, by their ids there */
export function handedOverValues(ids: readonly string[]): unknown[] {
  const values: unknown[] = [];
  eachHandedOver(ids, (_key, stored) => values.push(JSON.parse(stored).value));
  return values;
}

/** Drops the copies of drafts that became pages or cards of their maker; later changes are preserved. */
export function dropHandedOver(ids: readonly string[]): void {
  eachHandedOver(ids, (key, stored) => {
    const { temporaryId: _id, base, ...draft } = JSON.parse(stored);
    const isChanged = base !== undefined && !isSameJson(base, draft.value);
    if (isChanged) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  });
}

/**
 * Lets an editor open the copy that was set aside, as something new. An unsaved thing under that name is preserved.
 * @param name of the editor's own unsaved thing, such as "card:new"
 */
export function reopenAside(temporaryId: string, name: string): void {
  try {
    const stored = localStorage.getItem(keyOf(asideName(temporaryId)));
    if (!stored || localStorage.getItem(keyOf(name))) return;
    const { temporaryId: _id, base: _base, ...draft } = JSON.parse(stored);
    localStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Storage is forbidden or full: the editor opens empty, and the copy stays where it is.
  }
}
