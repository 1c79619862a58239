import { z } from "zod";
import { fieldErrorsOf } from "~/domain/errors";
import { type Block, blockSchema } from "~/domain/pages/blocks";
import { emptyPage } from "~/domain/pages/schema";
import { isSameJson } from "~/domain/same-json";
import {
  type PageTemplateContent,
  type PageTemplateView,
  pageTemplateInputSchema,
} from "~/domain/team/page-template";
import { type ApiResult, apiFetch } from "~/features/editing/api-fetch";
import type { EditingDescription, Stored } from "~/features/editing/session/description";
import type { EditorViewState } from "~/features/pages/editor/editor-view";
import { hasField, type LocatedError, placeError } from "~/features/pages/editor/field-locations";
import { newDraft, type PageDraft } from "~/features/pages/editor/page-draft";
import { parseStoredDraft } from "~/features/pages/editor/saving/stored-draft";

/** The position of a page's own blocks in a look's list: those above come first, those below last. */
export const OWN_BLOCKS: Block = blockSchema.parse({ key: "pages-own-blocks", type: "divider" });

/** A look of pages while it is edited: as a page with its theme and its blocks. */
export type EditedPageTemplate = PageDraft & Pick<PageTemplateView, "name" | "isThemeLocked">;

/** What a look of pages is while it is edited. */
export interface PageTemplateEditing {
  draft: EditedPageTemplate;
  stored: PageTemplateView;
  problem: LocatedError;
  view: EditorViewState;
}

export function editedPageTemplateOf(view: PageTemplateView): EditedPageTemplate {
  const { name, isThemeLocked, theme, first, last } = view;
  const content = { ...emptyPage(), theme, blocks: [...first, OWN_BLOCKS, ...last] };
  return { ...newDraft(), content, name, isThemeLocked };
}

/** A look as it is laid on pages. */
export function laidOf({ content, isThemeLocked }: EditedPageTemplate): PageTemplateContent {
  const { theme, blocks } = content;
  const at = blocks.findIndex(({ key }) => key === OWN_BLOCKS.key);
  const first = at < 0 ? blocks : blocks.slice(0, at);
  return { isThemeLocked, theme, first, last: at < 0 ? [] : blocks.slice(at + 1) };
}

/** The body that stores a look: contains every field. */
const bodyOf = (draft: EditedPageTemplate) => ({ name: draft.name, ...laidOf(draft) });

const ownSchema = z.object({ name: z.string().max(200), isThemeLocked: z.boolean() });

function parse(autosaved: unknown): EditedPageTemplate | null {
  const page = parseStoredDraft(autosaved);
  const own = ownSchema.safeParse(autosaved);
  return page && own.success ? { ...page, ...own.data } : null;
}

/** Finds the block of a failed field such as `last.0.data.items.0.url` in the one list that is edited. */
function locate(error: Parameters<typeof placeError>[0], draft: EditedPageTemplate): LocatedError {
  const [, part, index, rest = ""] = /^(first|last)\.(\d+)(.*)$/.exec(error.field) ?? [];
  if (!part) return placeError(error, draft);
  const before = part === "first" ? 0 : laidOf(draft).first.length + 1;
  return placeError({ ...error, field: `blocks.${before + Number(index)}${rest}` }, draft);
}

/** How a look of pages is edited and saved. It is stored before it is edited, and holds no image. */
export const PAGE_TEMPLATE_EDITING: EditingDescription<PageTemplateEditing> = {
  kind: "template",
  keyOf: ({ id }) => id,
  editorPath: ({ id }) => `/dashboard-team/look/${id}`,
  listPath: "/dashboard-team/look",
  parse,
  empty: () => ({ ...newDraft(), name: "", isThemeLocked: false }),
  isSame: isSameJson,
  isWrite: (sent, stored) => isSameJson(bodyOf(sent), bodyOf(stored)),
  problemsOf: (draft) => {
    const parsed = pageTemplateInputSchema.safeParse(bodyOf(draft));
    return parsed.success ? [] : fieldErrorsOf(parsed.error).map((error) => locate(error, draft));
  },
  isUnchanged: ({ field }, sent, now) =>
    field === "name" ? sent.name === now.name : sent.content === now.content,
  controlOf: ({ field }) => field,
  locate,
  hasControl: (error) => error.field === "name" || hasField(error),
  viewOf: ({ blockKey, itemKey }) => (blockKey ? { blockKey, itemKey: itemKey ?? null } : {}),
  findControl: () => document.querySelector<HTMLElement>("main [aria-invalid=true]"),
  calls: {
    create: async (draft) =>
      stored(await apiFetch("POST /dashboard-team/page-templates", { body: bodyOf(draft) })),
    update: async ({ id }, draft, { version }) =>
      stored(
        await apiFetch("PUT /dashboard-team/page-templates/:id", {
          params: { id },
          body: { template: bodyOf(draft), version },
        }),
      ),
    read: async (id) => stored(await apiFetch("GET /dashboard-team/page-templates/:id", { params: { id } })),
  },
};

function stored(result: ApiResult<PageTemplateView>): ApiResult<Stored<PageTemplateEditing>> {
  if (!result.ok) return result;
  return { ok: true, value: { draft: editedPageTemplateOf(result.value), stored: result.value } };
}
