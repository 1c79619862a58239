import { expect, test } from "vitest";
import type { FieldError } from "~/domain/errors";
import { isSameJson } from "~/domain/same-json";
import type { EditingDescription } from "~/features/editing/session/description";
import { discardUnsaved } from "~/features/editing/session/discard";
import type { EditingSession } from "~/features/editing/session/editing-session";
import { type SessionAction, type SessionRules, sessionReducer } from "~/features/editing/session/reducer";
import { type Session, startSession } from "~/features/editing/session/session";
import { createSessionStore } from "~/features/editing/session/store";

interface Note {
  draft: { title: string; text: string };
  stored: { version: number };
  problem: FieldError;
  view: { tab: string };
}

const rules: SessionRules<Note> = {
  isSame: isSameJson,
  problemsOf: ({ title, text }) => [
    ...(title === "" ? [{ field: "title", messageKey: "titleEmpty" as const }] : []),
    ...(text === "" ? [{ field: "text", messageKey: "required" as const }] : []),
  ],
  isUnchanged: ({ field }, sent, now) => field !== "title" || sent.title === now.title,
  controlOf: ({ field }) => `note-${field}`,
};
const reduce = sessionReducer(rules);
// why: a store and discarding only require these parts of a description.
const description = rules as unknown as EditingDescription<Note>;
const BASE = { title: "a", text: "t" };

const open = (stored: Note["stored"] | null = { version: 3 }) =>
  startSession<Note>({ draft: BASE, stored }, { tab: "general" });
const run = (session: Session<Note>, ...actions: SessionAction<Note>[]) => actions.reduce(reduce, session);
const edit = (part: Partial<Note["draft"]>, at = 0): SessionAction<Note> => ({
  type: "edit",
  draft: { ...BASE, ...part },
  at,
});
const same = (draft: Note["draft"]) => draft;

test("what is typed and typed back is not unsaved", () => {
  const typed = run(open(), edit({ title: "b" }));
  expect(typed.isDirty).toBe(true);
  expect(run(typed, edit({ title: "a" }, 1)).isDirty).toBe(false);
  expect(run(typed, { type: "undo" })).toMatchObject({ isDirty: false });
  expect(run(typed, { type: "undo" }, { type: "redo" }).history.present.title).toBe("b");
});

test("an action that changes nothing gives the same session", () => {
  const session = open();
  expect(reduce(session, { type: "undo" })).toBe(session);
  expect(reduce(session, { type: "notice-closed" })).toBe(session);
  const left = run(session, { type: "left", control: "note-title" });
  expect(reduce(left, { type: "left", control: "note-title" })).toBe(left);
});

test("what is wrong is shown once its control was left, and all of it once saving was tried", () => {
  const empty = run(open(), edit({ title: "", text: "" }));
  expect(empty.problems).toEqual([]);
  const left = run(empty, { type: "left", control: "note-text" });
  expect(left.problems.map(({ field }) => field)).toEqual(["text"]);
  const tried = run(left, { type: "checked" });
  expect(tried.problems.map(({ field }) => field)).toEqual(["title", "text"]);
  expect(run(tried, edit({ title: "x", text: "" }, 9)).problems.map(({ field }) => field)).toEqual(["text"]);
});

test("what the server refused is shown until that part is another one", () => {
  const taken: FieldError = { field: "title", messageKey: "slugTaken" };
  const sent = { title: "taken", text: "t" };
  const refused = run(open(), edit(sent), { type: "refused", sent, problems: [taken] });
  expect(refused).toMatchObject({ hasFailed: true, problems: [taken] });
  expect(run(refused, edit({ title: "taken", text: "more" }, 1)).problems).toEqual([taken]);
  expect(run(refused, edit({ title: "free" }, 1)).problems).toEqual([]);
});

test("what is typed while saving stays unsaved, and each step of the history takes what the server decided", () => {
  const typed = run(open(null), edit({ title: "b" }), { type: "saving" }, edit({ title: "bc" }, 5_000));
  const stored = run(typed, {
    type: "stored",
    saved: { draft: { title: "b!", text: "t" }, stored: { version: 1 } },
    correct: (draft) => ({ ...draft, title: `${draft.title}!` }),
    storedImages: null,
  });
  expect(stored).toMatchObject({ isDirty: true, stored: { version: 1 }, obstacle: null, hasFailed: false });
  expect(stored.history.present.title).toBe("bc!");
  expect(run(stored, { type: "undo" })).toMatchObject({ isDirty: false });
});

test("a save whose images are missing stays a failed one", () => {
  const saved = { draft: BASE, stored: { version: 4 } };
  const half = run(
    open(),
    edit({ text: "with image" }),
    { type: "stored", saved, correct: same, storedImages: [] },
    { type: "failed", unacknowledged: null },
  );
  expect(half).toMatchObject({ isDirty: true, hasFailed: true, stored: { version: 4 } });
});

test("an image that could not be removed leaves the thing unsaved, whatever the draft says", () => {
  const logo = { slot: { type: "logo" as const }, address: "https://me.example/i/1", field: "logo" };
  const saved = { draft: BASE, stored: { version: 4 } };
  const half = run(open(), { type: "stored", saved, correct: same, storedImages: [logo] });
  expect(half).toMatchObject({ isDirty: true, storedImages: [logo] });
  const whole = run(half, { type: "stored", saved, correct: same, storedImages: null });
  expect(whole).toMatchObject({ isDirty: false, storedImages: null });
  expect(run(half, { type: "discarded", at: 1 })).toMatchObject({ isDirty: false, storedImages: null });
});

test("what an earlier try made and somebody changed is a conflict that can be merged", () => {
  const first = { title: "first", text: "t" };
  const onto = { draft: { title: "first", text: "theirs" }, stored: { version: 2 } };
  const lost = run(open(null), edit(first), { type: "failed", unacknowledged: first });
  const adopted = run(lost, edit({ title: "mine", text: "t" }, 1), { type: "adopted", onto });
  expect(adopted).toMatchObject({
    stored: { version: 2 },
    saved: first,
    hasMergeBase: true,
    obstacle: { kind: "conflict" },
    history: { present: { title: "mine" } },
  });
  expect(run(open(null), { type: "adopted", onto }).hasMergeBase).toBe(false);
});

test("a write without a response is known until one comes back", () => {
  const sent = { title: "b", text: "t" };
  const lost = run(open(), edit(sent), { type: "failed", unacknowledged: sent });
  expect(lost.unacknowledged).toBe(sent);
  expect(run(lost, { type: "failed", unacknowledged: null }).unacknowledged).toBe(sent);
  const saved = { draft: sent, stored: { version: 4 } };
  expect(run(lost, { type: "stored", saved, correct: same, storedImages: null }).unacknowledged).toBeNull();
});

test("an obstacle is a failed save until it is decided", () => {
  const blocked = run(open(), edit({ title: "b" }), { type: "blocked", obstacle: { kind: "conflict" } });
  expect(blocked).toMatchObject({ hasFailed: true, obstacle: { kind: "conflict" } });
  expect(run(blocked, { type: "unblocked" })).toMatchObject({ hasFailed: false, obstacle: null });
});

test("a prompt to pay is an obstacle, and no failed save", () => {
  const blocked = run(open(), edit({ title: "b" }), {
    type: "blocked",
    obstacle: { kind: "paid", fields: ["theme"] },
  });
  expect(blocked).toMatchObject({ hasFailed: false, obstacle: { kind: "paid" } });
});

test("a newer version is loaded or merged as a step that undo takes back", () => {
  const onto = { draft: { title: "theirs", text: "t" }, stored: { version: 4 } };
  const mine = run(open(), edit({ text: "mine" }), { type: "blocked", obstacle: { kind: "conflict" } });
  const loaded = run(mine, { type: "rebased", draft: onto.draft, onto, at: 1 });
  expect(loaded).toMatchObject({ isDirty: false, obstacle: null, stored: { version: 4 } });
  expect(run(loaded, { type: "undo" })).toMatchObject({
    isDirty: true,
    history: { present: { text: "mine" } },
  });
});

test("an autosave goes on from the version that it was typed on", () => {
  const base = { title: "old", text: "t" };
  const back = { draft: { title: "old", text: "mine" }, temporaryId: undefined, at: 0 };
  const newer = run(open(), { type: "restored", ...back, version: 2, base });
  expect(newer).toMatchObject({ isRestored: true, stored: { version: 2 }, saved: base, hasMergeBase: true });
  const unknown = run(open(), { type: "restored", ...back, version: 2, base: undefined });
  expect(unknown).toMatchObject({ stored: { version: 2 }, saved: BASE, hasMergeBase: false });
  const current = run(open(), { type: "restored", ...back, version: 3, base });
  expect(current).toMatchObject({ stored: { version: 3 }, saved: BASE, hasMergeBase: true });
  for (const session of [newer, unknown, current]) {
    const discarded = run(session, { type: "discarded", at: 1 });
    expect(discarded).toMatchObject({
      isDirty: false,
      isRestored: false,
      stored: { version: 3 },
      saved: BASE,
    });
    expect(run(discarded, { type: "undo" }).history.present.text).toBe("mine");
  }
});

test("what came back is where the history starts: no undo takes it away", () => {
  const draft = { title: "mine", text: "t" };
  const back = { type: "restored", draft, version: null, base: undefined, temporaryId: undefined } as const;
  for (const session of [open(), open(null)]) {
    const restored = run(session, { ...back, at: 0 });
    expect(run(restored, { type: "undo" })).toMatchObject({ isDirty: true, history: { present: draft } });
    const typed = run(restored, edit({ ...draft, text: "more" }, 9_000), { type: "undo" }, { type: "undo" });
    expect(typed.history.present).toEqual(draft);
  }
  // Input from before the restore is a separate step.
  const early = run(open(null), edit({ text: "early" }), { ...back, at: 9_000 });
  expect(early.history.present).toEqual(draft);
  expect(run(early, { type: "undo" }).history.present.text).toBe("early");
});

test("what was discarded is put back on the version that it was typed on", () => {
  const typed = {
    draft: { title: "mine", text: "t" },
    version: 2,
    base: { title: "old", text: "t" },
    temporaryId: undefined,
  };
  const store = createSessionStore(description, { draft: BASE, stored: { version: 3 } }, { tab: "general" });
  store.dispatch({ type: "restored", ...typed, at: 0 });
  const before = store.getState();
  const putBack = discardUnsaved({ store } as unknown as EditingSession<Note>);
  expect(store.getState()).toMatchObject({ isDirty: false, stored: { version: 3 }, saved: BASE });
  putBack();
  const { history, stored, saved, isDirty, isRestored } = store.getState();
  expect({ stored, saved, isDirty, isRestored }).toEqual({
    stored: before.stored,
    saved: before.saved,
    isDirty: true,
    isRestored: true,
  });
  expect(history.present).toEqual(typed.draft);
});

test("an autosave that says what is stored is nothing that came back", () => {
  const session = run(open(), {
    type: "restored",
    draft: { ...BASE },
    version: 3,
    base: undefined,
    temporaryId: undefined,
    at: 0,
  });
  expect(session).toMatchObject({ isDirty: false, isRestored: false });
});

test("once it is saved, what is typed next is no draft that came back", () => {
  const draft = { title: "mine", text: "t" };
  const back = run(open(), {
    type: "restored",
    draft,
    version: 3,
    base: undefined,
    temporaryId: undefined,
    at: 0,
  });
  const saved = { draft, stored: { version: 4 } };
  const stored = run(back, { type: "stored", saved, correct: same, storedImages: null });
  expect(run(stored, edit({ title: "more" }, 1))).toMatchObject({ isDirty: true, isRestored: false });
});

test("a draft without an account is saved under its id, and goes on from there after a reload", () => {
  const draft = { title: "b", text: "t" };
  const saved = run(open(null), edit(draft), { type: "stored-anonymously", draft, temporaryId: "tmp_1" });
  expect(saved).toMatchObject({ isDirty: false, temporaryId: "tmp_1", stored: null });
  const back = run(open(null), {
    type: "restored",
    draft: { title: "bc", text: "t" },
    version: null,
    base: draft,
    temporaryId: "tmp_1",
    at: 0,
  });
  expect(back).toMatchObject({ isDirty: true, isRestored: true, saved: draft, temporaryId: "tmp_1" });
  expect(run(back, { type: "discarded", at: 1 })).toMatchObject({ isDirty: false, saved: draft });
});

test("a thing that is gone goes on as a new one, with all that was typed", () => {
  const gone = run(open(), edit({ text: "mine" }), { type: "blocked", obstacle: { kind: "gone" } });
  const detached = run(gone, { type: "detached", empty: { title: "", text: "" } });
  expect(detached).toMatchObject({ stored: null, isDirty: true, obstacle: null });
  expect(detached.history.present.text).toBe("mine");
});
