import { IMAGE_TYPE } from "~/domain/media/image-types";
import { blockImages, imageKeys } from "~/domain/pages/blocks";
import { paidFeatures } from "~/domain/pages/entitlement";
import type { PageContent } from "~/domain/pages/schema";
import { isSameJson } from "~/domain/same-json";
import { pageEditorPath } from "~/domain/screen-paths";
import { type ApiResult, apiFetch } from "~/features/editing/api-fetch";
import type { EditingDescription, Stored } from "~/features/editing/session/description";
import type { ResponseOf } from "~/routes/resources/contracts";
import type { EditorViewState } from "./editor-view";
import { hasField, type LocatedError, placeError, problemsOf } from "./field-locations";
import { draftImagesOf, withDraftImages } from "./images/draft-images";
import { draftOf, inputOf, metaOf, newDraft, type PageDraft, type StoredPageMeta } from "./page-draft";
import { parseStoredDraft } from "./saving/stored-draft";

/** What a page is while it is edited. */
export interface PageEditing {
  draft: PageDraft;
  stored: StoredPageMeta;
  problem: LocatedError;
  view: EditorViewState;
}

/** The dotted paths of the images of a page that are no block's. */
const IMAGE_FIELDS: Record<number, string> = {
  [IMAGE_TYPE.profileOriginal]: "profile.image",
  [IMAGE_TYPE.profileCropped]: "profile.image",
  [IMAGE_TYPE.backgroundOriginal]: "theme.image",
  [IMAGE_TYPE.backgroundDesktop]: "theme.image",
  [IMAGE_TYPE.backgroundMobile]: "theme.image",
};

/** How a page is edited, saved and restored. */
export const PAGE_EDITING: EditingDescription<PageEditing> = {
  kind: "page",
  keyOf: ({ id }) => id,
  editorPath: ({ id }) => pageEditorPath(id),
  listPath: "/dashboard-pages",
  parse: parseStoredDraft,
  empty: newDraft,
  isSame: isSameJson,
  isWrite: (sent, stored) => isSameJson(textsOf(sent), textsOf(stored)),
  completed: (draft, { slug }) => (draft.slug.trim() === "" ? { ...draft, slug } : draft),
  problemsOf,
  // A changed address is no longer known to be taken.
  isUnchanged: ({ tab }, sent, now) =>
    tab === "settings" ? sent.slug === now.slug : sent.content === now.content,
  controlOf: ({ field }) => field,
  locate: placeError,
  hasControl: hasField,
  viewOf: ({ tab, blockKey, itemKey }) => ({
    tab,
    ...(blockKey && { blockKey, itemKey: itemKey ?? null }),
    isPreviewing: false,
  }),
  findControl: () => document.querySelector<HTMLElement>("[role=tabpanel] [aria-invalid=true]"),
  paidParts: ({ content }) => paidFeatures(content),
  images: {
    imagesOf: ({ content }) =>
      draftImagesOf(content).map(({ slot, address }) => ({
        slot,
        address,
        field:
          slot.type === "block"
            ? blockImageField(content, slot.block)
            : (IMAGE_FIELDS[slot.type] ?? "profile.image"),
      })),
    withImages: (draft, exchange) => {
      const content = withDraftImages(draft.content, exchange);
      return content === draft.content ? draft : { ...draft, content };
    },
    isRemovedWithPart: (slot, { content }) =>
      slot.type === "block" && !imageKeys(content.blocks).has(slot.block),
    withImageBytes: (stored, bytes) => ({ ...stored, imageBytes: { ...stored.imageBytes, ...bytes } }),
    uploadTarget: ({ id }) => ({ name: "POST /editor/:id/image", params: { id } }),
    removeImage: ({ id }, slot) =>
      apiFetch("DELETE /editor/:id/image", {
        params: { id },
        query: { type: String(slot.type), block: slot.type === "block" ? slot.block : undefined },
      }),
  },
  calls: {
    create: async (draft, { isPaid, idempotencyKey }) =>
      storedPage(await apiFetch("POST /editor/save", { body: bodyOf(draft, true, isPaid), idempotencyKey })),
    update: async ({ id, look }, draft, { isPaid, version }) => {
      const { page, published } = bodyOf(draft, false, isPaid);
      // A theme that is the team's is not the page's to send.
      const own = look?.isThemeLocked ? { ...page, theme: undefined } : page;
      const body = { page: own, published, version };
      return storedPage(await apiFetch("PUT /editor/:id/save", { params: { id }, body }));
    },
    restore: ({ id }) => apiFetch("POST /dashboard-pages/list", { body: { intent: "restore", id } }),
    read: async (id) => storedPage(await apiFetch("GET /editor/:id/save", { params: { id } })),
    createAnonymously: (draft, temporaryId) =>
      apiFetch("POST /editor/temporary", {
        body: { type: "page", entity: inputOf(draft, true), temporaryId },
      }),
  },
};

/** The dotted path of the image of a block or a link, by its key. */
function blockImageField({ blocks }: PageContent, slot: string): string {
  const fields = blocks.flatMap((block, at) =>
    blockImages(block).flatMap(({ key, path }) => (key === slot ? [`blocks.${at}.data.${path}`] : [])),
  );
  return fields[0] ?? "blocks";
}

const bodyOf = (draft: PageDraft, isNew: boolean, isPaid: boolean) => ({
  page: inputOf(draft, isNew),
  published: isPaid ? draft.published : undefined,
});

function storedPage(result: ApiResult<ResponseOf<"GET /editor/:id/save">>): ApiResult<Stored<PageEditing>> {
  if (!result.ok) return result;
  const { page, version } = result.value;
  return { ok: true, value: { draft: draftOf(page), stored: metaOf(page, version) } };
}

/** What a save writes itself: images are sent by separate calls. */
const textsOf = ({ content, slug, published }: PageDraft) => ({
  slug,
  published,
  content: withDraftImages(content, () => undefined),
});
