import { ID_PREFIXES, isId } from "~/domain/ids";

const KEY = "drafts";
/** As many as the server takes at one sign-up (LIMITS.temporaryPerSignIn). */
const MAX_IDS = 10;

/** What storage had no room for, or was not there for: known to this tab alone, until its document is left. */
let unstored: readonly string[] = [];

/** Remembers a draft that was saved without an account, for the sign-up or login to turn it into the user's own. */
export function addDraftId(id: string): void {
  write([id, ...draftIds().filter((known) => known !== id)].slice(0, MAX_IDS));
}

/** @returns the drafts of this browser, newest first; what is no draft's id is left out, as the server refuses it */
export function draftIds(): string[] {
  const known = [...unstored, ...stored()].filter((id) => isId(ID_PREFIXES.temporary, id));
  return [...new Set(known)].slice(0, MAX_IDS);
}

/** Takes drafts off the list that became somebody's own, or belong to an account by now. */
export function removeDraftIds(ids: readonly string[]): void {
  write(draftIds().filter((id) => !ids.includes(id)));
}

function stored(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
}

function write(ids: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
    unstored = [];
  } catch {
    unstored = ids;
  }
}
