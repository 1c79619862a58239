import { type HistoryAction, historyReducer } from "~/features/editing/history";
import type { EditingTypes, Obstacle, PlacedImage, Session, StoredDraft, UploadProgress } from "./session";

/** The actions of an editing session. */
export type SessionAction<T extends EditingTypes> =
  /** `group` names what is changed: quick changes of one group are undone together; `at` in milliseconds. */
  | { type: "edit"; draft: T["draft"]; group?: string; at: number }
  | { type: "undo" }
  | { type: "redo" }
  /** Corrects every step of the history at once. */
  | { type: "amend"; correct: (draft: T["draft"]) => T["draft"] }
  | { type: "view"; part: Partial<T["view"]> }
  /** A control lost focus: its problems are shown from now on. */
  | { type: "left"; control: string }
  /** A save is attempted: all problems are shown from now on, and earlier refusals are cleared. */
  | { type: "checked" }
  | { type: "saving" }
  /** A new thing is about to be created under a key. */
  | { type: "creating"; idempotencyKey: string }
  /** An earlier attempt is still in progress; it is requested again. */
  | { type: "waiting" }
  /** This browser has tried to store unsaved changes. */
  | { type: "autosaved"; isStored: boolean }
  | { type: "progress"; progress: UploadProgress }
  /** The server has stored the draft; `storedImages` is null once its images match it, else the stored images. */
  | {
      type: "stored";
      saved: StoredDraft<T>;
      correct: (draft: T["draft"]) => T["draft"];
      storedImages: readonly PlacedImage[] | null;
    }
  /** An earlier attempt to create the thing was stored, and changed since: the session continues with a conflict. */
  | { type: "adopted"; onto: StoredDraft<T> }
  /** The server has stored the draft of a visitor without an account. */
  | { type: "stored-anonymously"; draft: T["draft"]; temporaryId: string }
  | { type: "failed"; unacknowledged: T["draft"] | null }
  | { type: "refused"; sent: T["draft"]; problems: readonly T["problem"][] }
  | { type: "blocked"; obstacle: Obstacle }
  /** An obstacle was resolved; the last save no longer counts as failed. */
  | { type: "unblocked" }
  /** Saving has ended, with any result. */
  | { type: "idle" }
  /** Parts not controlled by this session were reloaded: draft, history and stored state are updated. */
  | { type: "refreshed"; correct: (draft: T["draft"]) => T["draft"]; stored: T["stored"] }
  /** Another version was loaded, and the draft rebased on it. */
  | { type: "rebased"; draft: T["draft"]; onto: StoredDraft<T>; at: number }
  /** An unsaved draft was restored from this browser, with its base version: nothing to undo. */
  | {
      type: "restored";
      draft: T["draft"];
      version: number | null;
      base?: T["draft"] | undefined;
      temporaryId?: string | undefined;
      idempotencyKey?: string;
      at: number;
    }
  /** The restored or unsaved changes are discarded; an undo restores them. */
  | { type: "discarded"; at: number }
  /** The notice about the restored draft was closed. */
  | { type: "notice-closed" }
  /** The stored thing is deleted; the draft continues as a new one. */
  | { type: "detached"; empty: T["draft"] };

/** What the reducer requires of a kind of thing. */
export interface SessionRules<T extends EditingTypes> {
  /** Whether two drafts are the same to save. */
  isSame(a: T["draft"], b: T["draft"]): boolean;
  /** Validation problems of a draft, by the server's schema. */
  problemsOf(draft: T["draft"], isNew: boolean): readonly T["problem"][];
  /** Whether the part of a draft that the server refused is unchanged. */
  isUnchanged(problem: T["problem"], sent: T["draft"], now: T["draft"]): boolean;
  /** The id of the control at which a problem is shown. */
  controlOf(problem: T["problem"], draft: T["draft"]): string;
}

/** @returns the pure reducer of one kind of thing: the same session if nothing changes */
export function sessionReducer<T extends EditingTypes>(rules: SessionRules<T>) {
  return (session: Session<T>, action: SessionAction<T>): Session<T> => {
    const next = reduce(session, action);
    return next === session ? session : withDerived(rules, session, next);
  };
}

function reduce<T extends EditingTypes>(session: Session<T>, action: SessionAction<T>): Session<T> {
  switch (action.type) {
    case "edit":
      return withHistory(session, {
        type: "change",
        value: action.draft,
        group: action.group,
        at: action.at,
      });
    case "undo":
    case "redo":
    case "amend":
      return withHistory(session, action);
    case "view":
      return { ...session, view: { ...session.view, ...action.part } };
    case "left":
      if (session.left.has(action.control)) return session;
      return { ...session, left: new Set([...session.left, action.control]) };
    case "checked":
      return { ...session, showsAll: true, refusal: null };
    case "saving":
      return { ...session, isSaving: true };
    case "creating":
      return { ...session, idempotencyKey: action.idempotencyKey };
    case "waiting":
      return { ...session, isWaiting: true };
    case "autosaved":
      return session.isUnstored === !action.isStored ? session : { ...session, isUnstored: !action.isStored };
    case "progress":
      return { ...session, progress: action.progress };
    case "stored":
      return afterStoring(withHistory(session, { type: "amend", correct: action.correct }), action);
    case "adopted":
      return adopted(session, action.onto);
    case "stored-anonymously":
      return {
        ...settled(session),
        saved: action.draft,
        newest: { draft: action.draft, stored: null },
        temporaryId: action.temporaryId,
      };
    case "failed":
      return { ...session, hasFailed: true, unacknowledged: action.unacknowledged ?? session.unacknowledged };
    case "refused":
      return { ...session, hasFailed: true, showsAll: true, refusal: action };
    case "blocked":
      // A payment prompt is not a failure.
      return { ...session, hasFailed: action.obstacle.kind !== "paid", obstacle: action.obstacle };
    case "unblocked":
      return { ...session, hasFailed: false, obstacle: null };
    case "idle":
      return { ...session, isSaving: false, isWaiting: false, progress: null };
    case "refreshed":
      return refreshed(session, action);
    case "rebased":
      return { ...onVersion(edited(session, action), action.onto), hasFailed: false, obstacle: null };
    case "restored":
      return restored(session, action);
    case "discarded":
      return {
        ...onVersion(edited(session, { draft: session.newest.draft, at: action.at }), session.newest),
        idempotencyKey: undefined,
      };
    case "notice-closed":
      return session.isRestored ? { ...session, isRestored: false } : session;
    case "detached":
      return {
        ...onVersion(session, { draft: action.empty, stored: null }),
        idempotencyKey: undefined,
        hasFailed: false,
        obstacle: null,
      };
  }
}

function withHistory<T extends EditingTypes>(
  session: Session<T>,
  action: HistoryAction<T["draft"]>,
): Session<T> {
  const history = historyReducer(session.history, action);
  return history === session.history ? session : { ...session, history };
}

const edited = <T extends EditingTypes>(session: Session<T>, change: { draft: T["draft"]; at: number }) =>
  withHistory(session, { type: "change", value: change.draft, at: change.at });

/** The session on a loaded version: its draft is the merge base. */
function onVersion<T extends EditingTypes>(session: Session<T>, version: StoredDraft<T>): Session<T> {
  const { draft, stored } = version;
  return { ...session, stored, saved: draft, hasMergeBase: true, storedImages: null, newest: version };
}

/** Clears what the last save left behind. */
const settled = <T extends EditingTypes>(session: Session<T>): Session<T> => ({
  ...session,
  showsAll: false,
  left: new Set(),
  refusal: null,
  hasFailed: false,
  obstacle: null,
  unacknowledged: null,
});

function afterStoring<T extends EditingTypes>(
  session: Session<T>,
  { saved, storedImages }: Extract<SessionAction<T>, { type: "stored" }>,
): Session<T> {
  const answered = { unacknowledged: null, idempotencyKey: undefined };
  const stored = { ...onVersion(session, saved), storedImages, ...answered };
  return storedImages ? stored : settled(stored);
}

/** The draft first sent without a response is the common base of both versions. */
function adopted<T extends EditingTypes>(session: Session<T>, onto: StoredDraft<T>): Session<T> {
  const base = session.unacknowledged;
  const obstacle: Obstacle = { kind: "conflict" };
  const stored = { ...onVersion(session, onto), hasFailed: true, obstacle, idempotencyKey: undefined };
  return base ? { ...stored, saved: base } : { ...stored, hasMergeBase: false };
}

function refreshed<T extends EditingTypes>(
  session: Session<T>,
  { correct, stored }: Extract<SessionAction<T>, { type: "refreshed" }>,
): Session<T> {
  const amended = withHistory(session, { type: "amend", correct });
  const newest = { draft: correct(session.newest.draft), stored };
  return { ...amended, saved: correct(session.saved), newest, stored };
}

function restored<T extends EditingTypes>(
  session: Session<T>,
  { draft, version, base, temporaryId, idempotencyKey, at }: Extract<SessionAction<T>, { type: "restored" }>,
): Session<T> {
  const { history } = session;
  // History starts at the restored draft: an undo of all of it would delete it at the next reload.
  const isUntouched = history.past.length === 0 && history.future.length === 0;
  const change = isUntouched
    ? withHistory(session, { type: "reset", value: draft })
    : edited(session, { draft, at });
  const back = { ...change, isRestored: true, temporaryId, idempotencyKey };
  const { stored } = session;
  if (!stored) return base ? { ...back, saved: base, newest: { draft: base, stored: null } } : back;
  if (version === null || version === stored.version) return back;
  // Saving continues from the draft's base version, so that a newer one is detected.
  const older = { ...back, stored: { ...stored, version } };
  return base ? { ...older, saved: base } : { ...older, hasMergeBase: false };
}

/** The derived state: whether anything is unsaved, and its problems. */
function withDerived<T extends EditingTypes>(
  rules: SessionRules<T>,
  before: Session<T>,
  session: Session<T>,
): Session<T> {
  const draft = session.history.present;
  const isDraftNew = draft !== before.history.present;
  const isSaved = rules.isSame(draft, session.saved);
  const isDirty = !isSaved || session.storedImages !== null;
  const hasOtherProblems =
    isDraftNew ||
    session.showsAll !== before.showsAll ||
    session.left !== before.left ||
    session.refusal !== before.refusal ||
    session.stored !== before.stored;
  return {
    ...session,
    isDirty,
    isRestored: session.isRestored && isDirty,
    problems: hasOtherProblems ? shownProblems(rules, session) : session.problems,
  };
}

const NONE: readonly never[] = [];

function shownProblems<T extends EditingTypes>(
  rules: SessionRules<T>,
  { history: { present }, stored, showsAll, left, refusal }: Session<T>,
): readonly T["problem"][] {
  const all = showsAll || left.size > 0 ? rules.problemsOf(present, stored === null) : NONE;
  const own = showsAll ? all : all.filter((problem) => left.has(rules.controlOf(problem, present)));
  const said = refusal?.problems.filter((problem) => rules.isUnchanged(problem, refusal.sent, present));
  if (own.length === 0 && !said?.length) return NONE;
  return [...own, ...(said ?? [])];
}
