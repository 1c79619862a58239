import type { Failure, MessageParams } from "~/domain/errors";
import { newKey } from "~/domain/ids";
import type { mergeVersions } from "~/domain/merge";
import { leaveDraft } from "~/features/editing/local-draft";
import type { Notice, Toasts } from "~/ui/toast-queue";
import { autosaveNow, nameOf, newDraftName } from "./autosave";
import type { EditingDescription, Stored } from "./description";
import { focusWhenShown } from "./focus-when-shown";
import { handOff } from "./handoff";
import { blockedBy, readNewest, type SaveOptions, type SaveOutcome, type Saver, saveSession } from "./save";
import type { EditingTypes, StoredDraft } from "./session";
import { createSessionStore, type SessionStore } from "./store";
import { takeWantedSave, wantSave } from "./wanted-save";

/** What somebody without an account decided about PRO: it is not asked again when the save is tried again. */
export type Decided = Pick<SaveOptions<EditingTypes>, "isForPlan" | "isDecided">;

/** What a session needs of the screen that shows it, as the last render has it. */
export interface SessionScreen<T extends EditingTypes> extends Saver {
  userId: string | undefined;
  toasts: Toasts;
  /** Navigates to an address without the language prefix. */
  goTo: (path: string, options?: { replace: boolean }) => void;
  /** Allows the next navigation without the dialog about unsaved changes. */
  allowLeaving: () => void;
  /** Called when the thing was stored completely. */
  onStored: (event: { before: T["stored"] | null; saved: Stored<T> }) => void;
  /** Saves as the screen's own button does. */
  save: (decided?: Decided) => void;
  texts: {
    failed: string;
    lookAtMarked: string;
    offline: string;
    kept: string;
    again: string;
    merged: (conflicts: number) => Notice;
    error: (failure: Pick<Failure, "messageKey"> & { params?: MessageParams }) => string;
  };
}

/** One editing session with everything that can be done to it; the functions stay the same for its whole life. */
export interface EditingSession<T extends EditingTypes> {
  store: SessionStore<T>;
  screen: { current: SessionScreen<T> | null };
  /** The draft as it is now. */
  draft: () => T["draft"];
  /** `group` names what is changed: quick changes of one group are undone together. */
  edit: (draft: T["draft"], group?: string) => void;
  undo: () => void;
  redo: () => void;
  setView: (part: Partial<T["view"]>) => void;
  /** A control was left: what is wrong with it is shown from now on. */
  leave: (control: string) => void;
  save: (options?: Omit<SaveOptions<T>, "idempotencyKey">) => Promise<void>;
  /** Shows a notice that the next save takes away. */
  say: (notice: Notice) => void;
  block: (fields: readonly string[]) => void;
  unblock: () => void;
  closeNotice: () => void;
  /** Replaces the draft on the screen with the newest stored version; an undo restores the draft. */
  loadNewest: () => Promise<void>;
  /** Saves the draft on the screen over the newest stored version, from which a plan's saved parts are known then. */
  overwriteNewest: () => Promise<void>;
  /** @param merge loaded with the dialog that offers it */
  mergeWithNewest: (merge: typeof mergeVersions) => Promise<void>;
  /** The stored thing is deleted: puts it back and saves the draft, as a new one if it cannot be put back. */
  saveAgain: () => Promise<void>;
}

/** @returns the session that a screen opens with; see `createSessionStore` */
export function createEditingSession<T extends EditingTypes>(
  description: EditingDescription<T>,
  start: Stored<T> | { draft: T["draft"]; stored: null },
  view: T["view"],
): EditingSession<T> {
  const store = createSessionStore(description, start, view);
  const { dispatch, getState } = store;
  const screen: EditingSession<T>["screen"] = { current: null };
  /** The notice of the last save: the next one replaces it. */
  let said: string | null = null;

  const draft = () => getState().history.present;
  const edit = (next: T["draft"], group?: string) =>
    dispatch({ type: "edit", draft: next, group, at: Date.now() });

  function say(notice: Notice) {
    said = screen.current?.toasts.show(notice) ?? null;
  }

  function takeBack() {
    if (said) screen.current?.toasts.dismiss(said);
    said = null;
  }

  async function save(options: Omit<SaveOptions<T>, "idempotencyKey"> = {}) {
    const { current } = screen;
    if (!current || getState().isSaving) return;
    takeBack();
    const name = nameOf(store, current.userId);
    const idempotencyKey = getState().idempotencyKey ?? newKey();
    let outcome = await saveSession(store, current, { ...options, idempotencyKey });
    // What an earlier attempt created is deleted again: this one creates another.
    if (outcome.kind === "failed" && outcome.failure.code === "not_found" && !getState().stored) {
      outcome = await saveSession(store, current, { ...options, idempotencyKey: newKey() });
    }
    // Saved drafts need no further save; what the plan refuses is saved once there is a plan.
    if (outcome.kind === "stored") takeWantedSave(name);
    if (outcome.kind === "blocked" && getState().obstacle?.kind === "paid") {
      autosaveNow(store, current.userId);
      wantSave(name);
    }
    tell(outcome, options);
  }

  function tell(outcome: SaveOutcome<T>, decided: Decided) {
    const { current } = screen;
    if (!current) return;
    if (outcome.kind === "refused") refuse(outcome, current);
    if (outcome.kind === "failed") {
      const { isForPlan, isDecided } = decided;
      say(failureNotice(outcome.failure, current, () => screen.current?.save({ isForPlan, isDecided })));
    }
    if (outcome.kind === "limit") {
      // The list shows the reason. The draft is stored in this browser until there is room.
      autosaveNow(store, current.userId);
      current.allowLeaving();
      return current.goTo(`${description.listPath}?limit=1`);
    }
    if (outcome.kind === "stored-anonymously") {
      autosaveNow(store, current.userId);
      current.allowLeaving();
      return current.goTo(`/sign-up?to=${decided.isForPlan ? "upgrade" : "dashboard"}`);
    }
    if (outcome.kind === "stored") current.onStored(outcome);
    goToStored(current);
  }

  /** A thing stored for the first time, possibly without its images, continues at its own address. */
  function goToStored(current: SessionScreen<T>) {
    const { stored } = getState();
    if (!stored || isAtHome(description.editorPath(stored))) return;
    handOff(session);
    current.allowLeaving();
    current.goTo(description.editorPath(stored), { replace: true });
  }

  /** Focuses the first control with a problem; problems without a control are shown in the notice. */
  function refuse({ problems, sent }: SaveOutcome<T> & { kind: "refused" }, { texts }: SessionScreen<T>) {
    const unplaced = problems.find((problem) => !description.hasControl(problem));
    const [first] = problems;
    if (first && description.hasControl(first)) {
      dispatch({ type: "view", part: description.viewOf(first) });
      focusWhenShown(() => description.findControl(first, sent));
    }
    say({
      type: "error",
      title: texts.failed,
      text: unplaced ? texts.error(unplaced) : texts.lookAtMarked,
    });
  }

  const reasonOf = (failure: Failure, { texts }: SessionScreen<T>): string =>
    failure.code === "offline" ? texts.offline : texts.error(failure);

  function failureNotice(failure: Failure, current: SessionScreen<T>, onAgain: () => unknown): Notice {
    const { texts } = current;
    return {
      type: "error",
      title: texts.failed,
      text: `${reasonOf(failure, current)} ${texts.kept}`,
      action: { label: texts.again, onAction: () => void onAgain() },
    };
  }

  async function newest(): Promise<StoredDraft<T> | null> {
    const result = await readNewest(store);
    if (result.ok) return result.value;
    const { current } = screen;
    // Deleted, or logged out, meanwhile: a notice with the way on replaces the question.
    if (!blockedBy(store, result.error) && current)
      current.toasts.show({ type: "error", title: reasonOf(result.error, current) });
    return null;
  }

  const session: EditingSession<T> = {
    store,
    screen,
    draft,
    edit: (changed, group) => {
      // What is typed after a save was refused is not saved by itself.
      takeWantedSave(nameOf(store, screen.current?.userId));
      edit(changed, group);
    },
    undo: () => dispatch({ type: "undo" }),
    redo: () => dispatch({ type: "redo" }),
    setView: (part) => dispatch({ type: "view", part }),
    leave: (control) => dispatch({ type: "left", control }),
    save,
    say,
    block: (fields) => dispatch({ type: "blocked", obstacle: { kind: "paid", fields } }),
    unblock: () => dispatch({ type: "unblocked" }),
    closeNotice: () => dispatch({ type: "notice-closed" }),
    loadNewest: async () => {
      const onto = await newest();
      if (onto) dispatch({ type: "rebased", draft: onto.draft, onto, at: Date.now() });
    },
    overwriteNewest: async () => {
      const onto = await newest();
      if (!onto) return;
      dispatch({ type: "rebased", draft: draft(), onto, at: Date.now() });
      await screen.current?.save();
    },
    mergeWithNewest: async (merge) => {
      const { saved } = getState();
      const onto = await newest();
      if (!onto) return;
      const { value, conflicts } = merge(saved, draft(), onto.draft);
      dispatch({ type: "rebased", draft: value, onto, at: Date.now() });
      if (screen.current) say(screen.current.texts.merged(conflicts));
    },
    saveAgain: async () => {
      const { stored, isSaving } = getState();
      if (!stored || isSaving) return;
      takeBack();
      // A second press meanwhile would save it twice.
      dispatch({ type: "saving" });
      const restored = await description.calls.restore?.(stored);
      const isRefused = restored && !restored.ok && !isForGood(restored.error);
      // An earlier attempt may have put it back, whose response was lost.
      const found = isRefused ? restored : await readNewest(store);
      dispatch({ type: "idle" });
      const { current } = screen;
      if (found.ok) {
        dispatch({ type: "rebased", draft: draft(), onto: found.value, at: Date.now() });
        return current?.save();
      }
      if (restored?.ok || found.error.code !== "not_found") {
        if (!blockedBy(store, found.error) && current)
          say(failureNotice(found.error, current, session.saveAgain));
        return;
      }
      leaveDraft(newDraftName(description.kind, current?.userId));
      dispatch({ type: "detached", empty: description.empty() });
      await save();
    },
  };
  return session;
}

/** Whether what was deleted cannot be put back any more; any other failure may pass. */
const isForGood = ({ code }: Failure) => code === "not_found" || code === "limit_reached";

/** Whether a path is the one that the screen is at already, whatever its language. */
const isAtHome = (path: string) => window.location.pathname.endsWith(path);
