import { z } from "zod";
import { emptyCard } from "~/domain/cards/schema";
import { type FieldError, fieldErrorsOf } from "~/domain/errors";
import {
  FIELDS_OF_PART,
  TEMPLATE_IMAGES,
  TEMPLATE_MODES,
  TEMPLATE_PARTS,
  type TemplatePart,
  type TemplateView,
  templateInputSchema,
  type WornTemplate,
} from "~/domain/team/template";
import type { LookFields } from "~/features/cards/editor/card-context";
import {
  type EditedCard,
  editedCardOf,
  isSameCard,
  parseEditedCard,
  withCardImages,
} from "~/features/cards/editor/edited-card";
import { type ApiResult, apiFetch } from "~/features/editing/api-fetch";
import type { EditingDescription, Stored } from "~/features/editing/session/description";
import type { EditingSession } from "~/features/editing/session/editing-session";

/** A look while it is edited: what it gives a card, as a card, and what of that is locked. */
export type EditedTemplate = EditedCard & Pick<TemplateView, "name" | "isDefault" | "modes" | "contactModes">;

/** What a look is while it is edited. */
export interface TemplateEditing {
  draft: EditedTemplate;
  stored: TemplateView;
  problem: FieldError;
  view: object;
}

export function editedTemplateOf(view: TemplateView): EditedTemplate {
  const { name, isDefault, modes, contactModes, design, backgroundColor, fontColor, contacts } = view;
  const card = { ...emptyCard(), design, backgroundColor, fontColor, contacts };
  const { logo, banner } = view;
  return { ...editedCardOf(card), logo, banner, name, isDefault, modes, contactModes };
}

/** A look as it is laid on cards. */
export const wornOf = (draft: EditedTemplate): WornTemplate => ({ ...draft });

/** The body that stores a look: contains every field; modes of removed contacts are dropped. */
export function bodyOf(draft: EditedTemplate) {
  const { name, isDefault, modes, design, backgroundColor, fontColor, contacts } = draft;
  const known = contacts.map(({ key }) => [key, draft.contactModes[key] ?? "prefilled"] as const);
  const contactModes = Object.fromEntries(known);
  return { name, isDefault, modes, contactModes, design, backgroundColor, fontColor, contacts };
}

const mode = z.enum(TEMPLATE_MODES);
const autosavedSchema = z.object({
  name: z.string().max(200),
  isDefault: z.boolean(),
  modes: z.object({ design: mode, colors: mode, logo: mode, banner: mode }),
  contactModes: z.record(z.string(), mode),
});

function parse(autosaved: unknown): EditedTemplate | null {
  const card = parseEditedCard(autosaved);
  const own = autosavedSchema.safeParse(autosaved);
  return card && own.success ? { ...card, ...own.data } : null;
}

const isSame = (a: EditedTemplate, b: EditedTemplate) =>
  isSameCard(a, b) && JSON.stringify(bodyOf(a)) === JSON.stringify(bodyOf(b));

const controlId = (field: string, { contacts }: EditedTemplate): string => {
  const index = /^contacts\.(\d+)/.exec(field)?.[1];
  return `card-${(index && contacts[Number(index)]?.key) ?? field}`;
};

/** How a look is edited and saved. It is stored before it is edited: there is none without an account. */
export const TEMPLATE_EDITING: EditingDescription<TemplateEditing> = {
  kind: "template",
  keyOf: ({ id }) => id,
  editorPath: ({ id }) => `/dashboard-team/look/${id}`,
  listPath: "/dashboard-team/look",
  parse,
  empty: () => ({
    ...editedCardOf(emptyCard()),
    name: "",
    isDefault: false,
    modes: { design: "free", colors: "free", logo: "free", banner: "free" },
    contactModes: {},
  }),
  isSame,
  isWrite: (sent, stored) => JSON.stringify(bodyOf(sent)) === JSON.stringify(bodyOf(stored)),
  // The server adjusts the font colour for readability.
  completed: (draft, { fontColor, backgroundColor }) =>
    draft.backgroundColor === backgroundColor ? { ...draft, fontColor } : draft,
  problemsOf: (draft) => {
    const parsed = templateInputSchema.safeParse(bodyOf(draft));
    return parsed.success ? [] : fieldErrorsOf(parsed.error);
  },
  isUnchanged: ({ field }, sent, now) => {
    const part = field.split(".", 1)[0] as keyof EditedTemplate;
    return sent[part] === now[part];
  },
  controlOf: ({ field }, draft) => controlId(field, draft),
  locate: (error) => error,
  hasControl: () => true,
  viewOf: () => ({}),
  findControl: ({ field }, draft) => document.getElementById(controlId(field, draft)),
  images: {
    imagesOf: (draft) =>
      TEMPLATE_IMAGES.flatMap((slot) => {
        const address = draft[slot];
        return address ? [{ slot: { type: slot }, address, field: slot }] : [];
      }),
    withImages: (draft, exchange) => ({ ...draft, ...withCardImages(draft, exchange) }),
    uploadTarget: ({ id }) => ({ name: "POST /dashboard-team/templates/:id/image", params: { id } }),
    removeImage: ({ id }, { type }) =>
      apiFetch("DELETE /dashboard-team/templates/:id/image", {
        params: { id },
        query: { type: String(type) },
      }),
  },
  calls: {
    create: async (draft) =>
      stored(await apiFetch("POST /dashboard-team/templates", { body: bodyOf(draft) })),
    update: async ({ id }, draft, { version }) =>
      stored(
        await apiFetch("PUT /dashboard-team/templates/:id", {
          params: { id },
          body: { template: bodyOf(draft), version },
        }),
      ),
    read: async (id) => stored(await apiFetch("GET /dashboard-team/templates/:id", { params: { id } })),
  },
};

function stored(result: ApiResult<TemplateView>): ApiResult<Stored<TemplateEditing>> {
  if (!result.ok) return result;
  return { ok: true, value: { draft: editedTemplateOf(result.value), stored: result.value } };
}

/**
 * A look by the fields of the card's editor: each change starts from the whole draft, so that what is the look's own
 * stays. Somebody who changes a part wants the cards to have it: one that was free is locked then.
 */
export const fieldsOf = ({ store, draft, edit, leave }: EditingSession<TemplateEditing>): LookFields => ({
  ...{ store, draft, leave, lockedFirst: null, isLook: true },
  change: (part, group) => edit(givenAway({ ...draft(), ...part }, draft()), group),
});

function givenAway(next: EditedTemplate, before: EditedTemplate): EditedTemplate {
  const isChanged = (part: TemplatePart) =>
    FIELDS_OF_PART[part].some((field) => next[field] !== before[field]);
  const changed = TEMPLATE_PARTS.filter((part) => before.modes[part] === "free" && isChanged(part));
  const modes = Object.fromEntries(changed.map((part) => [part, "locked"]));
  return changed.length > 0 ? { ...next, modes: { ...next.modes, ...modes } } : next;
}
