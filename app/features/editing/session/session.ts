import type { AnonymousSlot } from "~/domain/anonymous/schema";
import type { FieldError } from "~/domain/errors";
import { type History, startHistory } from "~/features/editing/history";

/** What one kind of thing is made of while it is edited: a page, a card. */
export interface EditingTypes {
  /** Everything that is edited, undone and saved. */
  draft: object;
  /** What is known of the stored thing beside its draft. */
  stored: { version: number };
  /** A failed field, with where it stands on the screen. */
  problem: FieldError;
  /** What of the editor is in sight; neither saved nor undone. */
  view: object;
}

/** One image of a draft: where it belongs, the address under which it is shown, and the field that holds it. */
export interface PlacedImage {
  slot: AnonymousSlot;
  address: string;
  /** Its dotted path. */
  field: string;
}

/** A stored thing as one version of it was. */
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

/** What stands in the way of saving, and asks for a decision. */
export type Obstacle =
  /** The plan does not include these parts, by their dotted paths. */
  | { kind: "paid"; fields: readonly string[] }
  /** Somebody saved a newer version. */
  | { kind: "conflict" }
  /** The session of the account has ended. */
  | { kind: "login" }
  /** The stored thing was deleted elsewhere. */
  | { kind: "gone" };

/** One editing session: the draft with its history, what is stored of it, and how saving stands. */
export interface Session<T extends EditingTypes> {
  history: History<T["draft"]>;
  stored: T["stored"] | null;
  /** The draft as it is stored: what the draft was made from, and what a merge starts from. */
  saved: T["draft"];
  /** Whether `saved` is that; an autosave without its base may have been made from an older version. */
  hasMergeBase: boolean;
  /** The stored images, after a save that could not bring all of them in line; null where they are those of `saved`. */
  storedImages: readonly PlacedImage[] | null;
  /** The newest version that this screen has read, which discarding goes back to. */
  newest: StoredDraft<T>;
  isDirty: boolean;
  isSaving: boolean;
  /** An earlier try of the same save is still under way on the server. */
  isWaiting: boolean;
  /** Of the images that are being sent. */
  progress: UploadProgress | null;
  hasFailed: boolean;
  obstacle: Obstacle | null;
  /** What was sent last without a response. */
  unacknowledged: T["draft"] | null;
  /** What is wrong and shown: all of it once saving was tried, else what stands in controls that were left. */
  problems: readonly T["problem"][];
  showsAll: boolean;
  /** The ids of the controls that were left. */
  left: ReadonlySet<string>;
  /** What the server refused of a draft; shown for as long as that part of it stays as it was sent. */
  refusal: { sent: T["draft"]; problems: readonly T["problem"][] } | null;
  /** Whether the draft came back from this browser and is still unsaved. */
  isRestored: boolean;
  /** Where the server stores the draft of somebody without an account. */
  temporaryId: string | undefined;
  /** Of a new thing that is being made: the same for every try, also after a reload, until one is answered. */
  idempotencyKey: string | undefined;
  /** Whether this browser could not store what is unsaved. */
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
