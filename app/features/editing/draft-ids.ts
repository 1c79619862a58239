import { ID_PREFIXES, isId } from "~/domain/ids";

const KEY = "drafts";
/** The server's limit per sign-up (LIMITS.temporaryPerSignIn). */
const MAX_IDS = 10;

/** Ids that could not be written to storage: held by this tab only, until its document is left. */
let unstored: readonly string[] = [];

/** Stores the id of a draft saved without an account, for the sign-up or login to assign it to the user. */
export function addDraftId(id: string): void {
  write([id, ...draftIds().filter((known) => known !== id)].slice(0, MAX_IDS));
}

/** @returns this browser's draft ids, newest first; without invalid ids, which the server refuses */
export function draftIds(): string[] {
  const known = [...unstored, ...stored()].filter((id) => isId(ID_PREFIXES.temporary, id));
  return [...new Set(known)].slice(0, MAX_IDS);
}

/** Removes drafts that were assigned to an account. */
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
