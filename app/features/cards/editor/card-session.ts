import { newPaidFeatures } from "~/domain/cards/entitlement";
import { CARD_IMAGE_SLOTS, emptyCard } from "~/domain/cards/schema";
import type { CardView } from "~/domain/cards/view";
import type { FieldError } from "~/domain/errors";
import { cardEditorPath } from "~/domain/screen-paths";
import { type ApiResult, apiFetch } from "~/features/editing/api-fetch";
import type { EditingDescription, Stored } from "~/features/editing/session/description";
import type { ResponseOf } from "~/routes/resources/contracts";
import { type CardTab, controlId, tabOf } from "./card-fields";
import {
  createBody,
  type EditedCard,
  editedCardOf,
  isSameCard,
  parseEditedCard,
  problemsOf,
  updateBody,
  withCardImages,
} from "./edited-card";

/** What a card is while it is edited. */
export interface CardEditing {
  draft: EditedCard;
  stored: CardView;
  problem: FieldError;
  view: { tab: CardTab };
}

/** How a card is edited, saved and restored. */
export const CARD_EDITING: EditingDescription<CardEditing> = {
  kind: "card",
  keyOf: ({ hash }) => hash,
  editorPath: ({ hash }) => cardEditorPath(hash),
  listPath: "/dashboard-business-cards",
  parse: parseEditedCard,
  empty: () => editedCardOf(emptyCard()),
  isSame: isSameCard,
  isWrite: (sent, stored) => isSameCard(textsOf(sent), textsOf(stored)),
  problemsOf,
  isUnchanged: ({ field }, sent, now) => sent[partOf(field)] === now[partOf(field)],
  controlOf: ({ field }, card) => controlId(field, card),
  locate: (error) => error,
  hasControl: () => true,
  viewOf: ({ field }) => ({ tab: tabOf(field) }),
  findControl: ({ field }, card) => document.getElementById(controlId(field, card)),
  paidParts: newPaidFeatures,
  images: {
    imagesOf: (card) =>
      CARD_IMAGE_SLOTS.flatMap((slot) => {
        const address = card[slot];
        return address ? [{ slot: { type: slot }, address, field: slot }] : [];
      }),
    withImages: withCardImages,
    uploadTarget: ({ hash }) => ({ name: "POST /editor-business-card/:hash/image", params: { hash } }),
    removeImage: ({ hash }, { type }) =>
      apiFetch("DELETE /editor-business-card/:hash/image", {
        params: { hash },
        query: { type: String(type) },
      }),
  },
  calls: {
    create: async (card, { idempotencyKey }) =>
      storedCard(
        await apiFetch("POST /editor-business-card/save", { body: createBody(card), idempotencyKey }),
      ),
    update: async ({ hash }, card, { version }) =>
      storedCard(
        await apiFetch("PUT /editor-business-card/:hash/save", {
          params: { hash },
          body: { card: updateBody(card), version },
        }),
      ),
    restore: ({ id }) => apiFetch("POST /dashboard-business-cards/list", { body: { intent: "restore", id } }),
    read: async (hash) =>
      storedCard(await apiFetch("GET /editor-business-card/:hash/save", { params: { hash } })),
    createAnonymously: (card, temporaryId) =>
      apiFetch("POST /editor/temporary", {
        body: { type: "business-card", entity: createBody(card), temporaryId },
      }),
  },
};

/** How a new card is edited, which a member may make in a team, or which may follow a look of the user's own team. */
export function newCardEditing(of: {
  team: { id: string } | null;
  template?: { id: string } | null;
}): EditingDescription<CardEditing> {
  if (of.team) return editingWith({ team: of.team.id });
  return of.template ? editingWith({ template: of.template.id }) : CARD_EDITING;
}

/** @param query the id of the team's owner, or of the look */
const editingWith = (query: { team?: string; template?: string }): EditingDescription<CardEditing> => ({
  ...CARD_EDITING,
  kind: `card:${query.team ?? query.template}`,
  calls: {
    ...CARD_EDITING.calls,
    create: async (card, { idempotencyKey }) =>
      storedCard(
        await apiFetch("POST /editor-business-card/save", {
          query,
          body: createBody(card),
          idempotencyKey,
        }),
      ),
  },
});

function storedCard(
  result: ApiResult<ResponseOf<"GET /editor-business-card/:hash/save">>,
): ApiResult<Stored<CardEditing>> {
  if (!result.ok) return result;
  const { card, version } = result.value;
  return { ok: true, value: { draft: editedCardOf(card), stored: { ...card, version } } };
}

/** The part of a card that holds a field. */
const partOf = (field: string) => field.split(".", 1)[0] as keyof EditedCard;

/** What a save writes itself: images are sent by separate calls. */
const textsOf = (card: EditedCard) => withCardImages(card, () => undefined);
