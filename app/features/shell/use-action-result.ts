import { useActionData } from "@remix-run/react";

type Action = (...args: never[]) => Promise<unknown>;

/** The JSON of a response; never if its content is untyped, such as a redirect. */
type JsonOf<R> = R extends { json(): Promise<infer T> } ? (unknown extends T ? never : T) : never;

/**
 * What an action returns to a form, by the action's own type: Remix's type of it turns each list of messages into another
 * than the one that was sent. All of it is JSON: an action sends no date.
 */
export type ResultOf<A extends Action> = JsonOf<Awaited<ReturnType<A>>>;

/** @returns what the action of a screen returned; undefined while nothing was sent, and after a call that was lost */
export function useActionResult<A extends Action>(): ResultOf<A> | undefined {
  const result: unknown = useActionData();
  // why: Remix does not type the passed data, and converts a given type to another one.
  return (result ?? undefined) as ResultOf<A> | undefined;
}
