import { isSameJson } from "~/domain/same-json";
import type { Stored } from "~/features/editing/session/description";
import type { PageDraft, StoredPageMeta } from "~/features/pages/editor/page-draft";
import type { PageEditing } from "~/features/pages/editor/page-session";

/**
 * A draft with what the page's look locks now: a locked theme is the team's, one that is unlocked the page's own, and all
 * else stays as it is. The look's blocks are in no draft.
 * @param before the page as it was read when the draft was in line with it
 * @param after the page as it was read now
 * @returns the same object where nothing of that is new
 */
export function withLook(draft: PageDraft, before: StoredPageMeta, after: Stored<PageEditing>): PageDraft {
  if (!before.look?.isThemeLocked && !after.stored.look?.isThemeLocked) return draft;
  const { theme } = after.draft.content;
  if (isSameJson(draft.content.theme, theme)) return draft;
  return { ...draft, content: { ...draft.content, theme } };
}

/**
 * What is known of the stored page from now on. Where nothing but its look is new, the newer version is what a save is made
 * on; else it stays the one that was read, so that a save notices the other.
 */
export function storedWithLook(
  saved: PageDraft,
  before: StoredPageMeta,
  after: Stored<PageEditing>,
): StoredPageMeta {
  const { look: _look, ...meta } = before;
  const { look, version } = after.stored;
  const isOwnSame = isSameJson(withLook(saved, before, after), after.draft);
  return { ...meta, ...(look && { look }), version: isOwnSame ? version : before.version };
}
