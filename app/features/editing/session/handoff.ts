import type { EditingDescription } from "./description";
import type { EditingSession } from "./editing-session";
import type { EditingTypes } from "./session";

/**
 * The session of a thing stored for the first time, passed from the screen for new things to the thing's own address:
 * history, view and further input continue there. Only set in a browser.
 */
const waiting = new Map<string, unknown>();

export function handOff<T extends EditingTypes>(session: EditingSession<T>): void {
  const { store } = session;
  const { stored } = store.getState();
  if (stored) waiting.set(nameOf(store.description, stored), session);
}

/** @returns the session that continues at this address, null if none was handed off to it */
export function handedOff<T extends EditingTypes>(
  description: EditingDescription<T>,
  stored: T["stored"] | null,
): EditingSession<T> | null {
  const session = stored ? waiting.get(nameOf(description, stored)) : undefined;
  // Under its name there is only a session of this description.
  return (session as EditingSession<T> | undefined) ?? null;
}

/** A screen is closed: what it handed off has been taken by now. */
export function endHandoff(): void {
  waiting.clear();
}

const nameOf = <T extends EditingTypes>({ kind, keyOf }: EditingDescription<T>, stored: T["stored"]) =>
  `${kind}:${keyOf(stored)}`;
