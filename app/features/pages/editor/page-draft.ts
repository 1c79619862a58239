import { emptyPage, type PageContent } from "~/domain/pages/schema";
import type { PageState, UnpublishedReason } from "~/domain/pages/state";
import type { ImageBytes } from "~/domain/pages/weight";
import { withDraftImages } from "./images/draft-images";

/** What is edited and undone: everything that the save button saves. */
export interface PageDraft {
  content: PageContent;
  /** As typed. Empty on a new page means: made from the title. */
  slug: string;
  /** Where the publish switch stands; of use to subscribers only. */
  published: boolean;
}

/** A stored page as the services give it. */
export interface StoredPage {
  id: string;
  slug: string;
  url: string;
  state: PageState;
  unpublishedReason?: UnpublishedReason;
  isPro: boolean;
  published: boolean;
  qrUrl: string;
  shareImageUrl?: string;
  /** What its images weigh, by their address. */
  imageBytes?: ImageBytes;
}

/** What the editor knows of the stored page beside its content. */
export interface PageMeta extends StoredPage {
  version: number;
}

/** The draft of a page that is not made yet. */
export function newDraft(): PageDraft {
  return { content: emptyPage(), slug: "", published: false };
}

/** The draft that a stored page opens with. */
export function draftOf(page: StoredPage & PageContent): PageDraft {
  const { profile, blocks, theme, seo, sensitive, prefillId } = page;
  const { isPrefill, isUsingTheme, forceSaveImage, skipGenerateShareImage } = page;
  const content: PageContent = {
    profile,
    blocks,
    theme,
    seo,
    ...(sensitive !== undefined && { sensitive }),
    ...(prefillId !== undefined && { prefillId }),
    isPrefill,
    isUsingTheme,
    forceSaveImage,
    skipGenerateShareImage,
  };
  return { content, slug: page.slug, published: page.published };
}

export function metaOf(page: StoredPage, version: number): PageMeta {
  const { id, slug, url, state, unpublishedReason, isPro, published, qrUrl, shareImageUrl, imageBytes } =
    page;
  const shown = { id, slug, url, state, unpublishedReason, isPro, published, qrUrl, shareImageUrl };
  return { ...shown, imageBytes, version };
}

/** What is sent to be saved. A new page without an address gets one made from its title. */
export function inputOf({ content, slug }: PageDraft, isNew: boolean): PageContent & { slug?: string } {
  return isNew && slug.trim() === "" ? content : { ...content, slug };
}

/** A draft with some of its image addresses exchanged; the same object when it has none of them. */
export function withImageAddresses(draft: PageDraft, addresses: ReadonlyMap<string, string>): PageDraft {
  const content = withDraftImages(draft.content, (address) => addresses.get(address) ?? address);
  return content === draft.content ? draft : { ...draft, content };
}
