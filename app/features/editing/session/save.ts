import type { Failure, FieldError } from "~/domain/errors";
import type { ApiResult } from "~/features/editing/api-fetch";
import { addDraftId } from "~/features/editing/draft-ids";
import { isLocalImage } from "~/features/editing/images/local-images";
import {
  type EditingCalls,
  exchangeImages,
  imagesIn,
  type Stored,
  slotName,
  withImagesOf,
} from "./description";
import { type SavedImages, saveImages } from "./save-images";
import type { EditingTypes, Obstacle, StoredDraft } from "./session";
import type { SessionStore } from "./store";
import { storedImagesOf, update } from "./update";

/** The saving user's state when saving begins. */
export interface Saver {
  hasAccount: boolean;
  isPaid: boolean;
}

/** The outcome of a save, for the screen to show and to continue from. */
export type SaveOutcome<T extends EditingTypes> =
  /** Another save was in progress. */
  | { kind: "busy" }
  /** The draft was refused, by the schema or by the server. */
  | { kind: "refused"; problems: readonly T["problem"][]; sent: T["draft"] }
  /** The session's obstacle requires a decision. */
  | { kind: "blocked" }
  /** The limit of this kind of thing is reached. */
  | { kind: "limit" }
  | { kind: "failed"; failure: Failure }
  | { kind: "stored"; before: T["stored"] | null; saved: Stored<T> }
  | { kind: "stored-anonymously" };

export interface SaveOptions<T extends EditingTypes> {
  /** Saved instead of the draft on the screen. */
  draft?: T["draft"];
  /** Without an account: preserves paid parts, on the way to a plan. */
  isForPlan?: boolean;
  /** Without an account: what needs a plan is kept unseen. */
  isDecided?: boolean;
  /** The same for every attempt to create one thing, so that a retry after a lost response creates no second one. */
  idempotencyKey: string;
}

/** Saves a session: to the account, or without one as a draft that the sign-up converts. Never throws. */
export async function saveSession<T extends EditingTypes>(
  store: SessionStore<T>,
  saver: Saver,
  options: SaveOptions<T>,
): Promise<SaveOutcome<T>> {
  const { description, dispatch } = store;
  const { isSaving, history, stored, saved } = store.getState();
  if (isSaving) return { kind: "busy" };
  const sent = options.draft ?? history.present;
  dispatch({ type: "checked" });
  const problems = description.problemsOf(sent, stored === null);
  if (problems.length > 0) return { kind: "refused", problems, sent };
  const paid =
    saver.hasAccount && !saver.isPaid ? (description.paidParts?.(sent, stored && saved) ?? []) : [];
  if (paid.length > 0) {
    dispatch({ type: "blocked", obstacle: { kind: "paid", fields: paid } });
    return { kind: "blocked" };
  }
  dispatch({ type: "saving" });
  const { createAnonymously } = description.calls;
  try {
    // Without `createAnonymously` the server refuses the save, and a login is required.
    return saver.hasAccount || !createAnonymously
      ? await saveToAccount(store, sent, saver.isPaid, options)
      : await saveAnonymously(store, sent, createAnonymously);
  } finally {
    dispatch({ type: "idle" });
  }
}

async function saveToAccount<T extends EditingTypes>(
  store: SessionStore<T>,
  sent: T["draft"],
  isPaid: boolean,
  { idempotencyKey }: SaveOptions<T>,
): Promise<SaveOutcome<T>> {
  const { stored: before } = store.getState();
  const result = before
    ? await update(store, before, sent, isPaid)
    : await create(store, sent, { isPaid, idempotencyKey });
  if (!result.ok) {
    const made = before ? undefined : madeBefore(result.error);
    return made ? adopt(store, made, sent, result.error) : fail(store, result.error, sent);
  }
  const images = await saveImagesOf(store, result.value.stored, sent);
  const saved = finish(store, result.value, sent, images);
  return images.failure ? fail(store, images.failure, sent) : { kind: "stored", before, saved };
}

/** Number and interval of requests for the response of an earlier attempt; a lost one ends within a minute. */
const MAX_ASKS = 60;
const ASK_MS = 2_000;

/** Creates a new thing; while an earlier attempt is in progress, waits for its response. */
async function create<T extends EditingTypes>(
  { description, dispatch }: SessionStore<T>,
  sent: T["draft"],
  options: { isPaid: boolean; idempotencyKey: string },
): Promise<ApiResult<Stored<T>>> {
  dispatch({ type: "creating", idempotencyKey: options.idempotencyKey });
  for (let asked = 1; ; asked++) {
    const result = await description.calls.create(sent, options);
    if (result.ok || result.error.messageKey !== "requestUnderWay" || asked === MAX_ASKS) return result;
    dispatch({ type: "waiting" });
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
  }
}

/** The id of what an earlier attempt with the same key has created, if it was changed since. */
function madeBefore({ code, data }: Failure): string | undefined {
  return code === "precondition_failed" && typeof data?.id === "string" ? data.id : undefined;
}

/** Continues with what an earlier attempt has created: later changes to it are a conflict for the user to resolve. */
async function adopt<T extends EditingTypes>(
  store: SessionStore<T>,
  id: string,
  sent: T["draft"],
  failure: Failure,
): Promise<SaveOutcome<T>> {
  const made = await store.description.calls.read(id);
  if (!made.ok) return fail(store, failure, sent);
  store.dispatch({ type: "adopted", onto: made.value });
  return { kind: "blocked" };
}

async function saveImagesOf<T extends EditingTypes>(
  { description, getState, dispatch }: SessionStore<T>,
  stored: T["stored"],
  sent: T["draft"],
): Promise<SavedImages> {
  const { images } = description;
  if (!images) return { addresses: new Map(), bytes: {}, writes: 0, stored: [] };
  const now = images.imagesOf(sent);
  const before = storedImagesOf(description, getState());
  const kept = new Set(now.map(({ slot }) => slotName(slot)));
  const gone = before.filter(
    ({ slot }) => !kept.has(slotName(slot)) && !images.isRemovedWithPart?.(slot, sent),
  );
  return saveImages({
    target: images.uploadTarget(stored),
    now,
    before,
    removed: gone.map(({ slot }) => slot),
    remove: (slot) => images.removeImage(stored, slot),
    onProgress: (progress) => dispatch({ type: "progress", progress }),
  });
}

/** Updates the session to the stored state. */
function finish<T extends EditingTypes>(
  { description, dispatch }: SessionStore<T>,
  { draft, stored }: Stored<T>,
  sent: T["draft"],
  { addresses, bytes, writes, stored: images, failure }: SavedImages,
): Stored<T> {
  const weighed = description.images?.withImageBytes?.(stored, bytes) ?? stored;
  const now = { ...weighed, version: stored.version + writes };
  const correct = (edited: T["draft"]) => {
    const shown = exchangeImages(description, edited, (address) => addresses.get(address) ?? address);
    return description.completed?.(shown, now) ?? shown;
  };
  const asSent = correct(sent);
  // An image that could not be sent leaves the thing unsaved; the rest of it is stored.
  const left = failure ? withImagesOf(description, asSent, draft, isLocalImage) : asSent;
  const saved = { draft: left, stored: now };
  dispatch({ type: "stored", saved, correct, storedImages: failure ? images : null });
  return saved;
}

async function saveAnonymously<T extends EditingTypes>(
  store: SessionStore<T>,
  sent: T["draft"],
  create: NonNullable<EditingCalls<T>["createAnonymously"]>,
): Promise<SaveOutcome<T>> {
  const { description, getState, dispatch } = store;
  const result = await create(sent, getState().temporaryId);
  if (!result.ok) return fail(store, result.error, sent);
  const { temporaryId } = result.value;
  const { failure } = await saveImages({
    target: { name: "POST /editor/temporary" },
    now: imagesIn(description, sent).filter(({ address }) => isLocalImage(address)),
    before: [],
    removed: [],
    remove: async () => ({ ok: true, value: { isRemoved: false } }),
    temporaryId,
    onProgress: (progress) => dispatch({ type: "progress", progress }),
  });
  if (failure) return fail(store, failure, sent);
  addDraftId(temporaryId);
  dispatch({ type: "stored-anonymously", draft: sent, temporaryId });
  return { kind: "stored-anonymously" };
}

function fail<T extends EditingTypes>(
  store: SessionStore<T>,
  failure: Failure,
  sent: T["draft"],
): SaveOutcome<T> {
  const { description, dispatch } = store;
  const { code, field, fields } = failure;
  dispatch({ type: "failed", unacknowledged: code === "offline" ? sent : null });
  if (blockedBy(store, failure)) return { kind: "blocked" };
  if (code === "limit_reached") return { kind: "limit" };
  const refused: FieldError[] = fields ?? (field ? [{ ...failure, field }] : []);
  if (code !== "invalid" || refused.length === 0) return { kind: "failed", failure };
  const problems = refused.map((error) => description.locate(error, sent));
  dispatch({ type: "refused", sent, problems });
  return { kind: "refused", problems, sent };
}

/** Blocks the session if a failure requires a decision: its notice or dialog has the way on. @returns whether it does */
export function blockedBy<T extends EditingTypes>(
  { dispatch, getState }: SessionStore<T>,
  failure: Failure,
): boolean {
  const obstacle = obstacleOf(failure, getState().stored !== null);
  if (obstacle) dispatch({ type: "blocked", obstacle });
  return obstacle !== null;
}

/** @param isStored whether the thing is */
function obstacleOf({ code, field, data }: Failure, isStored: boolean): Obstacle | null {
  const paid = code === "payment_required" ? (paidFields(data) ?? (field ? [field] : [])) : [];
  // Without a part the message says it: the plan of the member's team is over.
  if (paid.length > 0) return { kind: "paid", fields: paid };
  if (code === "precondition_failed" || (code === "conflict" && isStored)) return { kind: "conflict" };
  if (code === "unauthorized") return { kind: "login" };
  if (code === "not_found" && isStored) return { kind: "gone" };
  return null;
}

function paidFields(data: Failure["data"]): string[] | undefined {
  const fields = data?.fields;
  return Array.isArray(fields) ? fields.filter((field) => typeof field === "string") : undefined;
}

/** Reads the newest version, to load it or to merge with it. */
export async function readNewest<T extends EditingTypes>({
  description,
  getState,
}: SessionStore<T>): Promise<ApiResult<StoredDraft<T>>> {
  const { stored } = getState();
  if (!stored) return { ok: false, error: { code: "not_found", messageKey: "notFound" } };
  return description.calls.read(description.keyOf(stored));
}
