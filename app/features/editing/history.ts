const MAX_STEPS = 200;
/** Changes of the same thing that follow each other this quickly are one step: a word, not its letters. */
const SAME_STEP_MS = 1200;

/** A value with what it was and what it would be again. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** What the last step changed, and when, in milliseconds. */
  last: { group: string; at: number } | null;
}

export type HistoryAction<T> =
  /** `group` names what is changed ("header"); changes of one group in quick succession become one step. */
  | { type: "change"; value: T; group?: string; at: number }
  | { type: "undo" }
  | { type: "redo" }
  /** Corrects every step at once, e.g. with the address that a saved image got: nothing to undo. */
  | { type: "amend"; correct: (value: T) => T }
  /** Starts over with a value from outside: nothing to undo. */
  | { type: "reset"; value: T };

/** A history that starts with `value`. */
export function startHistory<T>(value: T): History<T> {
  return { past: [], present: value, future: [], last: null };
}

/** Undo and redo over any value; pure. A change that is none, and an undo with nothing to undo, give the same object. */
export function historyReducer<T>(history: History<T>, action: HistoryAction<T>): History<T> {
  switch (action.type) {
    case "change":
      return changed(history, action);
    case "undo": {
      const previous = history.past.at(-1);
      if (history.past.length === 0) return history;
      return {
        past: history.past.slice(0, -1),
        present: previous as T,
        future: [history.present, ...history.future],
        last: null,
      };
    }
    case "redo": {
      const [next, ...rest] = history.future;
      if (history.future.length === 0) return history;
      return { past: [...history.past, history.present], present: next as T, future: rest, last: null };
    }
    case "amend":
      return {
        ...history,
        past: history.past.map(action.correct),
        present: action.correct(history.present),
        future: history.future.map(action.correct),
      };
    case "reset":
      return startHistory(action.value);
  }
}

function changed<T>(history: History<T>, { value, group, at }: { value: T; group?: string; at: number }) {
  if (Object.is(value, history.present)) return history;
  const { last } = history;
  const goesOn = group !== undefined && last?.group === group && at - last.at < SAME_STEP_MS;
  return {
    past: goesOn ? history.past : [...history.past, history.present].slice(-MAX_STEPS),
    present: value,
    future: [],
    last: group === undefined ? null : { group, at },
  };
}
