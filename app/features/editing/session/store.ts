import { createStore, type StoreApi } from "zustand/vanilla";
import type { EditingDescription, Stored } from "./description";
import { type SessionAction, sessionReducer } from "./reducer";
import { type EditingTypes, type Session, startSession } from "./session";

/** What screens read by selectors. That of a session is one of less than all of its state, too. */
export type ReadableStore<S> = Pick<StoreApi<S>, "getState" | "getInitialState" | "subscribe">;

/** A session that screens read by selectors, with the one way to change it. */
export interface SessionStore<T extends EditingTypes> extends ReadableStore<Session<T>> {
  description: EditingDescription<T>;
  dispatch: (action: SessionAction<T>) => void;
}

/**
 * @param start the stored thing that the screen opens with, or the draft of a new one
 * @param view what is in sight at first
 */
export function createSessionStore<T extends EditingTypes>(
  description: EditingDescription<T>,
  start: Stored<T> | { draft: T["draft"]; stored: null },
  view: T["view"],
): SessionStore<T> {
  const reduce = sessionReducer(description);
  const { getState, getInitialState, setState, subscribe } = createStore<Session<T>>(() =>
    startSession<T>(start, view),
  );
  return {
    description,
    getState,
    getInitialState,
    subscribe,
    dispatch: (action) => setState((session) => reduce(session, action), true),
  };
}
