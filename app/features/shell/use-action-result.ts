import { useActionData } from "@remix-run/react";

/** What a response holds as JSON; nothing of one whose content no type tells, such as a redirect. */
type JsonOf<R> = R extends { json(): Promise<infer T> } ? (unknown extends T ? never : T) : never;

/**
 * What the action of a screen returned to its form, by the action's own type: Remix's type of it turns each list of
 * messages into another than the one that was sent. All of it is JSON: an action sends no date.
 * @returns undefined while nothing was sent, and after a call that was lost
 */
export function useActionResult<Action extends (...args: never[]) => Promise<unknown>>():
  | JsonOf<Awaited<ReturnType<Action>>>
  | undefined {
  const result: unknown = useActionData();
  return (result ?? undefined) as JsonOf<Awaited<ReturnType<Action>>> | undefined;
}
