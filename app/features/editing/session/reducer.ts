import { type HistoryAction, historyReducer } from "~/features/editing/history";
import type { EditingTypes, Obstacle, PlacedImage, Session, StoredDraft, UploadProgress } from "./session";

/** Everything that happens to an editing session. */
export type SessionAction<T extends EditingTypes> =
  /** `group` names what is changed: quick changes of one group are undone together; `at` in milliseconds. */
  | { type: "edit"; draft: T["draft"]; group?: string; at: number }
  | { type: "undo" }
  | { type: "redo" }
  /** Corrects every step of the history at once. */
  | { type: "amend"; correct: (draft: T["draft"]) => T["draft"] }
  | { type: "view"; part: Partial<T["view"]> }
  /** A control was left: what is wrong with it is shown from now on. */
  | { type: "left"; control: string }
  /** Saving is tried: all that is wrong is shown from now on, and what was refused before is asked anew. */
  | { type: "checked" }
  | { type: "saving" }
  /** A new thing is about to be made under a key. */
  | { type: "creating"; idempotencyKey: string }
  /** An earlier try has no response yet; it is asked for again. */
  | { type: "waiting" }
  /** This browser was to store what is unsaved. */
  | { type: "autosaved"; isStored: boolean }
  | { type: "progress"; progress: UploadProgress }
  /** The server has stored the draft; `storedImages` is null once its images are in line with it, else what is there. */
  | {
      type: "stored";
      saved: StoredDraft<T>;
      correct: (draft: T["draft"]) => T["draft"];
      storedImages: readonly PlacedImage[] | null;
    }
  /** An earlier try of making the thing is stored, and was changed since: it goes on from there, with a conflict. */
  | { type: "adopted"; onto: StoredDraft<T> }
  /** The server has stored the draft of somebody without an account. */
  | { type: "stored-anonymously"; draft: T["draft"]; temporaryId: string }
  | { type: "failed"; unacknowledged: T["draft"] | null }
  | { type: "refused"; sent: T["draft"]; problems: readonly T["problem"][] }
  | { type: "blocked"; obstacle: Obstacle }
  /** An obstacle was decided; the last save counts as failed no more. */
  | { type: "unblocked" }
  /** Saving has ended, whatever came of it. */
  | { type: "idle" }
  /** What of the stored thing is not this session's to decide was read anew: draft, history and what is stored follow. */
  | { type: "refreshed"; correct: (draft: T["draft"]) => T["draft"]; stored: T["stored"] }
  /** Another version was read, and the draft brought in line with it. */
  | { type: "rebased"; draft: T["draft"]; onto: StoredDraft<T>; at: number }
  /** An unsaved draft came back from this browser, with the version that it was made on: nothing to undo. */
  | {
      type: "restored";
      draft: T["draft"];
      version: number | null;
      base?: T["draft"] | undefined;
      temporaryId?: string | undefined;
      idempotencyKey?: string;
      at: number;
    }
  /** What came back, or what is unsaved, is given up; an undo brings it back. */
  | { type: "discarded"; at: number }
  /** The notice that the draft came back was closed. */
  | { type: "notice-closed" }
  /** The stored thing is gone; the draft goes on as a new one. */
  | { type: "detached"; empty: T["draft"] };

/** What of a kind of thing the reducer has to know. */
export interface SessionRules<T extends EditingTypes> {
  /** Whether two drafts are the same to save. */
  isSame(a: T["draft"], b: T["draft"]): boolean;
  /** What is wrong with a draft by the schema that the server uses. */
  problemsOf(draft: T["draft"], isNew: boolean): readonly T["problem"][];
  /** Whether what the server refused of a draft is still there. */
  isUnchanged(problem: T["problem"], sent: T["draft"], now: T["draft"]): boolean;
  /** The id of the control that a problem stands at. */
  controlOf(problem: T["problem"], draft: T["draft"]): string;
}

/** @returns the pure reducer of one kind of thing: the same session for what changes nothing */
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
      // What has to be paid for is asked: nothing has failed.
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

/** The session on a version that was read: its draft is what a merge starts from. */
function onVersion<T extends EditingTypes>(session: Session<T>, version: StoredDraft<T>): Session<T> {
  const { draft, stored } = version;
  return { ...session, stored, saved: draft, hasMergeBase: true, storedImages: null, newest: version };
}

/** Nothing of the last save is in the way any more. */
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

/** What was sent first without a response is what both versions were made from. */
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
  // What came back is where the history starts: an undo that took all of it away would end it at the next reload.
  const isUntouched = history.past.length === 0 && history.future.length === 0;
  const change = isUntouched
    ? withHistory(session, { type: "reset", value: draft })
    : edited(session, { draft, at });
  const back = { ...change, isRestored: true, temporaryId, idempotencyKey };
  const { stored } = session;
  if (!stored) return base ? { ...back, saved: base, newest: { draft: base, stored: null } } : back;
  if (version === null || version === stored.version) return back;
  // Saving goes on from the version that it was typed on, so that a newer one is noticed.
  const older = { ...back, stored: { ...stored, version } };
  return base ? { ...older, saved: base } : { ...older, hasMergeBase: false };
}

/** What follows from the rest: whether anything is unsaved, and what is wrong. */
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
