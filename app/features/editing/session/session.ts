import type { AnonymousSlot } from "~/domain/anonymous/schema";
import type { FieldError } from "~/domain/errors";
import { type History, startHistory } from "~/features/editing/history";

/** The types of one kind of thing while it is edited: a page, a card. */
export interface EditingTypes {
  /** Everything that is edited, undone and saved. */
  draft: object;
  /** The stored thing's metadata besides its draft. */
  stored: { version: number };
  /** A failed field, with its place on the screen. */
  problem: FieldError;
  /** The visible part of the editor; neither saved nor undone. */
  view: object;
}

/** One image of a draft: where it belongs, the address under which it is shown, and the field that holds it. */
export interface PlacedImage {
  slot: AnonymousSlot;
  address: string;
  /** Its dotted path. */
  field: string;
}

/** One version of a stored thing. */
export interface StoredDraft<T extends EditingTypes> {
  draft: T["draft"];
  /** Null for a thing that is not stored yet. */
  stored: T["stored"] | null;
}

/** Bytes of the images of one save. */
export interface UploadProgress {
  sent: number;
  total: number;
}

/** What blocks saving, and requires a decision. */
export type Obstacle =
  /** The plan does not include these parts, by their dotted paths. */
  | { kind: "paid"; fields: readonly string[] }
  /** A newer version was saved. */
  | { kind: "conflict" }
  /** The session of the account has ended. */
  | { kind: "login" }
  /** The stored thing was deleted elsewhere. */
  | { kind: "gone" };

/** One editing session: the draft with its history, its stored state, and the save status. */
export interface Session<T extends EditingTypes> {
  history: History<T["draft"]>;
  stored: T["stored"] | null;
  /** The draft as it is stored: its base, and the base of a merge. */
  saved: T["draft"];
  /** Whether `saved` is that; an autosave without its base may have been made from an older version. */
  hasMergeBase: boolean;
  /** The stored images, after a save that could not update all of them; null if they are those of `saved`. */
  storedImages: readonly PlacedImage[] | null;
  /** The newest version that this screen has loaded; discarding reverts to it. */
  newest: StoredDraft<T>;
  isDirty: boolean;
  isSaving: boolean;
  /** An earlier attempt of the same save is still in progress on the server. */
  isWaiting: boolean;
  /** Of the image uploads. */
  progress: UploadProgress | null;
  hasFailed: boolean;
  obstacle: Obstacle | null;
  /** The draft last sent without a response. */
  unacknowledged: T["draft"] | null;
  /** The problems shown: all after a save attempt, else those of controls that lost focus. */
  problems: readonly T["problem"][];
  showsAll: boolean;
  /** The ids of the controls that lost focus. */
  left: ReadonlySet<string>;
  /** What the server refused of a draft; shown while that part of it is unchanged. */
  refusal: { sent: T["draft"]; problems: readonly T["problem"][] } | null;
  /** Whether the draft was restored from this browser and is still unsaved. */
  isRestored: boolean;
  /** Where the server stores the draft of a visitor without an account. */
  temporaryId: string | undefined;
  /** Of a new thing being created: the same for every attempt, also after a reload, until a response arrives. */
  idempotencyKey: string | undefined;
  /** Whether this browser could not store unsaved changes. */
  isUnstored: boolean;
  view: T["view"];
}

/** @returns the session that a screen opens with */
export function startSession<T extends EditingTypes>(
  { draft, stored }: StoredDraft<T>,
  view: T["view"],
): Session<T> {
  return {
    history: startHistory(draft),
    stored,
    saved: draft,
    hasMergeBase: true,
    storedImages: null,
    newest: { draft, stored },
    isDirty: false,
    isSaving: false,
    isWaiting: false,
    progress: null,
    hasFailed: false,
    obstacle: null,
    unacknowledged: null,
    problems: [],
    showsAll: false,
    left: new Set(),
    refusal: null,
    isRestored: false,
    temporaryId: undefined,
    idempotencyKey: undefined,
    isUnstored: false,
    view,
  };
}
