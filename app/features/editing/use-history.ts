import { type Reducer, useCallback, useReducer } from "react";
import { type History, type HistoryAction, historyReducer, startHistory } from "./history";

export interface Editing<T> {
  value: T;
  canUndo: boolean;
  canRedo: boolean;
  /** `group` names what is changed: quick changes of one group are undone together. */
  change: (value: T, group?: string) => void;
  undo: () => void;
  redo: () => void;
  /** Corrects every step at once; gives the same object for the same object. */
  amend: (correct: (value: T) => T) => void;
  reset: (value: T) => void;
  /** All of it, to go on with after a change of screens. */
  history: History<T>;
}

/**
 * A value that is edited, with undo and redo.
 * @param carried the history of the screen before, when this one goes on with it
 */
export function useHistory<T>(initial: T, carried?: History<T>): Editing<T> {
  const [history, dispatch] = useReducer(
    historyReducer as Reducer<History<T>, HistoryAction<T>>,
    carried ?? startHistory(initial),
  );
  const change = useCallback(
    (value: T, group?: string) => dispatch({ type: "change", value, group, at: Date.now() }),
    [],
  );
  const undo = useCallback(() => dispatch({ type: "undo" }), []);
  const redo = useCallback(() => dispatch({ type: "redo" }), []);
  const amend = useCallback((correct: (value: T) => T) => dispatch({ type: "amend", correct }), []);
  const reset = useCallback((value: T) => dispatch({ type: "reset", value }), []);
  return {
    value: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change,
    undo,
    redo,
    amend,
    reset,
    history,
  };
}
