import { isVersionOf } from "~/domain/pages/version-of";
import { handedOverValues } from "./handed-over";

/**
 * The key in localStorage of the one page that was taken back to free last: the version with its paid parts, that of the
 * visitors without an account or a user's own.
 */
export const versionKey = (userId: string | undefined): string =>
  userId ? `paid-version:${userId}` : "paid-version";

/**
 * Drafts of this browser became a user's: so does the version of one of them, which others who use the browser do not
 * see then. To be called while the drafts are still in this browser.
 * @param ids of the drafts on the server
 */
export function claimVersion(userId: string, ids: readonly string[]): void {
  try {
    const stored = localStorage.getItem(versionKey(undefined));
    const { value } = JSON.parse(stored ?? "{}");
    if (!stored || !handedOverValues(ids).some((draft) => isVersionOf(value.content, contentOf(draft))))
      return;
    giveVersion(userId);
  } catch {
    // What cannot be read stays nobody's, and is not offered to users.
  }
}

/** Nobody's version becomes a user's. @throws where storage is forbidden or full */
export function giveVersion(userId: string): void {
  const stored = localStorage.getItem(versionKey(undefined));
  if (!stored) return;
  localStorage.setItem(versionKey(userId), stored);
  localStorage.removeItem(versionKey(undefined));
}

/** What is stored was written by any version of the app: a card has no blocks. */
function contentOf(draft: unknown): Parameters<typeof isVersionOf>[0] {
  const { content } = draft as { content?: Partial<Parameters<typeof isVersionOf>[0]> };
  return { blocks: content?.blocks ?? [], profile: { title: content?.profile?.title ?? "" } };
}
