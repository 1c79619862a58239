import { isProPage } from "~/domain/pages/entitlement";
import type { PageContent } from "~/domain/pages/schema";
import { draftIds } from "~/features/editing/draft-ids";
import { isGoneImage } from "~/features/editing/images/local-images";
import { readDraft } from "~/features/editing/local-draft";
import { newDraftName } from "~/features/editing/session/autosave";
import { draftImagesOf, withDraftImages } from "~/features/pages/editor/images/draft-images";
import { parseStoredDraft } from "~/features/pages/editor/saving/stored-draft";

/** A page that this browser made without an account, and that a sign-up makes somebody's own. */
export interface MadePage {
  content: PageContent;
  /** As typed; empty where the name decides. */
  slug: string;
  isPaid: boolean;
}

/** @returns the page that waits on the server for this browser's sign-up, without the images that this document does not hold */
export function readMadePage(): MadePage | null {
  const draft = readDraft(newDraftName("page", undefined), parseStoredDraft);
  if (!draft?.temporaryId || !draftIds().includes(draft.temporaryId)) return null;
  const { content, slug } = draft.value;
  const hasGone = draftImagesOf(content).some(({ address }) => isGoneImage(address));
  const shown = hasGone
    ? withDraftImages(content, (address) => (isGoneImage(address) ? undefined : address))
    : content;
  return { content: shown, slug, isPaid: isProPage(content) };
}
