import { useActionData } from "@remix-run/react";

type Action = (...args: never[]) => Promise<unknown>;

/** What a response holds as JSON; nothing of one whose content no type tells, such as a redirect. */
type JsonOf<R> = R extends { json(): Promise<infer T> } ? (unknown extends T ? never : T) : never;

/**
 * What an action returns to a form, by the action's own type: Remix's type of it turns each list of messages into another
 * than the one that was sent. All of it is JSON: an action sends no date.
 */
export type ResultOf<A extends Action> = JsonOf<Awaited<ReturnType<A>>>;

/** @returns what the action of a screen returned; undefined while nothing was sent, and after a call that was lost */
export function useActionResult<A extends Action>(): ResultOf<A> | undefined {
  const result: unknown = useActionData();
  // why: Remix knows no type of what it hands on, and gives another to the one that is named.
  return (result ?? undefined) as ResultOf<A> | undefined;
}
