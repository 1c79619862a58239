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
  reset: (value: T) => void;
}

/** A value that is edited, with undo and redo. */
export function useHistory<T>(initial: T): Editing<T> {
  const [history, dispatch] = useReducer(
    historyReducer as Reducer<History<T>, HistoryAction<T>>,
    initial,
    startHistory<T>,
  );
  const change = useCallback(
    (value: T, group?: string) => dispatch({ type: "change", value, group, at: Date.now() }),
    [],
  );
  const undo = useCallback(() => dispatch({ type: "undo" }), []);
  const redo = useCallback(() => dispatch({ type: "redo" }), []);
  const reset = useCallback((value: T) => dispatch({ type: "reset", value }), []);
  return {
    value: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change,
    undo,
    redo,
    reset,
  };
}
