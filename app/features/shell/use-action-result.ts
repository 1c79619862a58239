import { useActionData, useFetcher } from "@remix-run/react";

type Action = (...args: never[]) => Promise<unknown>;

/** What a response holds as JSON; nothing of one whose content no type tells, such as a redirect. */
type JsonOf<R> = R extends { json(): Promise<infer T> } ? (unknown extends T ? never : T) : never;

type ResultOf<A extends Action> = JsonOf<Awaited<ReturnType<A>>> | undefined;

// why: Remix's type of an action's result turns each list of messages into another than the one that was sent. All of
// it is JSON: an action sends no date.
const asResultOf = <A extends Action>(data: unknown) => (data ?? undefined) as ResultOf<A>;

/**
 * What the action of a screen returned to its form, by the action's own type.
 * @returns undefined while nothing was sent, and after a call that was lost
 */
export function useActionResult<A extends Action>(): ResultOf<A> {
  return asResultOf<A>(useActionData());
}

/** A fetcher of an action, with what the action returned by the action's own type. */
export function useActionFetcher<A extends Action>() {
  const fetcher = useFetcher();
  return { ...fetcher, data: asResultOf<A>(fetcher.data) };
}
