import type { Block } from "~/domain/pages/blocks";
import { ownBlocksOf } from "~/domain/pages/own-blocks";
import { emptyPage, type PageContent } from "~/domain/pages/schema";
import type { PageView } from "~/domain/pages/view";
import { withDraftImages } from "./images/draft-images";

/** What is edited and undone: everything that the save button saves. */
export interface PageDraft {
  content: PageContent;
  /** As typed. Empty on a new page means: made from the title. */
  slug: string;
  /** The publish switch; only used by subscribers. */
  published: boolean;
}

/** What the editor needs of a stored page beside its content. */
export type StoredPage = Pick<
  PageView,
  | "id"
  | "slug"
  | "url"
  | "state"
  | "unpublishedReason"
  | "isPro"
  | "published"
  | "qrUrl"
  | "shareImageUrl"
  | "imageBytes"
  | "template"
>;

/** The parts of a page that come from its team's look, whose blocks are before and after its own. */
export interface PageLook {
  id: string;
  name: string;
  isThemeLocked: boolean;
  first: Block[];
  last: Block[];
}

/** The same with the version that the editor's copy is of, and the look that it follows. */
export type StoredPageMeta = Omit<StoredPage, "template"> & Pick<PageView, "version"> & { look?: PageLook };

/** The draft of a page that is not made yet. */
export function newDraft(): PageDraft {
  return { content: emptyPage(), slug: "", published: false };
}

/** The draft that a stored page opens with: of its blocks its own alone. */
export function draftOf(page: StoredPage & PageContent): PageDraft {
  const { profile, theme, seo, sensitive, prefillId } = page;
  const blocks = ownBlocksOf(page);
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

export function metaOf(page: StoredPage & PageContent, version: number): StoredPageMeta {
  const { id, slug, url, state, unpublishedReason, isPro, published, qrUrl, shareImageUrl, imageBytes } =
    page;
  const shown = { id, slug, url, state, unpublishedReason, isPro, published, qrUrl, shareImageUrl };
  const look = lookOf(page);
  return { ...shown, imageBytes, version, ...(look && { look }) };
}

function lookOf({ template, blocks }: StoredPage & PageContent): PageLook | undefined {
  if (!template) return undefined;
  const { id, name, isThemeLocked } = template;
  const named = (keys: string[]) => blocks.filter(({ key }) => keys.includes(key));
  return { id, name, isThemeLocked, first: named(template.first), last: named(template.last) };
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
