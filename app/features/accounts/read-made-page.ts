import type { LanguageCode } from "~/domain/languages";
import { isProPage } from "~/domain/pages/entitlement";
import type { PageContent } from "~/domain/pages/schema";
import { draftIds } from "~/features/editing/draft-ids";
import { isGoneImage } from "~/features/editing/images/local-images";
import { readDraft } from "~/features/editing/local-draft";
import { newDraftName } from "~/features/editing/session/autosave";
import { draftImagesOf, withDraftImages } from "~/features/pages/editor/images/draft-images";
import { parseStoredDraft } from "~/features/pages/editor/saving/stored-draft";
import { loadTemplate } from "~/features/pages/editor/themes/use-themes";

/** A page made in this browser without an account; signing up assigns it to the new account. */
export interface MadePage {
  content: PageContent;
  /** As typed; empty if it is derived from the name. */
  slug: string;
  isPaid: boolean;
}

/** @returns the page stored on the server until this browser's sign-up, without images missing from this document */
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

/**
 * @param language in which its template was shown
 * @returns its title, if somebody gave it one: that of a template is nobody's name
 */
export async function madeNameOf({ content }: MadePage, language: LanguageCode): Promise<string> {
  const { prefillId, profile } = content;
  if (!prefillId) return profile.title;
  const template = await loadTemplate(prefillId, language, undefined);
  return template && template.page.profile.title !== profile.title ? profile.title : "";
}
