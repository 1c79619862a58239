import type { ErrorMessageKey } from "~/domain/error-messages";
import type { ErrorCode, FieldError, MessageParams } from "~/domain/errors";

/** Why a call failed, as the server says it, or `offline`: nothing of ours came back at all. */
export interface CallFailure {
  code: ErrorCode | "offline";
  messageKey: ErrorMessageKey;
  params?: MessageParams;
  field?: string;
  fields?: FieldError[];
  data?: Record<string, unknown>;
}

export type CallAnswer<T> = { ok: true; value: T } | { ok: false; error: CallFailure };

/** What a caller gets when nothing of ours came back. */
export const OFFLINE: CallAnswer<never> = {
  ok: false,
  error: { code: "offline", messageKey: "unavailable" },
};

/** @returns what the server said; what is no answer of ours counts as none */
export function asAnswer<T>(body: unknown): CallAnswer<T> {
  const answer = body as Partial<CallAnswer<T>> | null;
  const isOurs = answer && (answer.ok === true || (answer.ok === false && answer.error));
  return isOurs ? (answer as CallAnswer<T>) : OFFLINE;
}

/**
 * Asks one of the app's own calls. It never throws: whatever happens, what is on the screen stays.
 * `onceKey` is the same for every try of making one thing, so that a try whose answer was lost makes no second one.
 */
export async function call<T>(
  path: string,
  options: { method?: "GET" | "POST" | "PUT" | "DELETE"; body?: unknown; onceKey?: string } = {},
): Promise<CallAnswer<T>> {
  const { method = "GET", body, onceKey } = options;
  try {
    const response = await fetch(path, {
      method,
      headers: {
        Accept: "application/json",
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(onceKey ? { "Idempotency-Key": onceKey } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return asAnswer(await response.json());
  } catch {
    return OFFLINE;
  }
}
