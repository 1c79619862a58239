import { LIMITS } from "~/domain/limits";
import type { MemberColumns } from "~/domain/team/import/fields";

/** A member file whose import was interrupted to add seats. */
export interface PendingFile {
  text: string;
  columns: MemberColumns;
}

const KEY = "file-of-people";
const MAX_AGE_MS = 60 * 60 * 1000;

/** Stores a file until its owner returns in this tab, for an hour at most. @param userId its owner */
export function storePendingFile(userId: string, file: PendingFile): void {
  if (file.text.length > LIMITS.memberImportText) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...file, userId, at: Date.now() }));
  } catch {
    // Storage is full or forbidden: the file has to be chosen again.
  }
}

/** @returns the stored file of a user, and deletes it; null if there is none */
export function takePendingFile(userId: string): PendingFile | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (!stored) return null;
    sessionStorage.removeItem(KEY);
    const { text, columns, ...of } = JSON.parse(stored) as PendingFile & { userId: string; at: number };
    return of.userId === userId && Date.now() - of.at < MAX_AGE_MS ? { text, columns } : null;
  } catch {
    return null;
  }
}
