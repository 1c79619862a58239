import { isSameJson } from "~/domain/merge";
import { apiFetch } from "~/features/editing/api-fetch";
import { draftOf, type PageDraft } from "~/features/pages/editor/page-draft";
import { withPictures } from "~/features/pages/editor/pictures/draft-pictures";

/**
 * A newer version may be our own: what was sent when the network was lost, and arrived.
 * @param sent without an answer coming back
 * @returns the version's number, or null when it is somebody else's, or cannot be read
 */
export async function ownLostWrite(id: string, sent: PageDraft): Promise<number | null> {
  const answer = await apiFetch("GET /editor/:id/save", { params: { id } });
  if (!answer.ok) return null;
  const { page, version } = answer.value;
  return isSameJson(withoutPictures(sent), withoutPictures(draftOf(page))) ? version : null;
}

/** Pictures go by calls of their own, and whether a page is published is for who pays. */
function withoutPictures({ content, slug }: PageDraft) {
  return { slug, content: withPictures(content, () => undefined) };
}
