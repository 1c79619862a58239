import type { ErrorMessageKey } from "~/domain/error-messages";
import type { ErrorCode, FieldError, MessageParams } from "~/domain/errors";

/** Why a call was refused, as the server says it; `unavailable` also stands for a network that does not answer. */
export interface CallFailure {
  code: ErrorCode;
  messageKey: ErrorMessageKey;
  params?: MessageParams;
  field?: string;
  fields?: FieldError[];
  data?: Record<string, unknown>;
}

export type CallAnswer<T> = { ok: true; value: T } | { ok: false; error: CallFailure };

const UNREACHABLE: CallFailure = { code: "unavailable", messageKey: "unavailable" };

/**
 * Asks one of the app's own calls. It never throws: whatever happens, what is on the screen stays.
 * `onceKey` is the same for every try of making one thing, so that a try whose answer was lost makes no second one.
 */
export async function call<T>(
  path: string,
  options: { method?: "GET" | "POST" | "PUT"; body?: unknown; onceKey?: string } = {},
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
    const answer = (await response.json()) as Partial<CallAnswer<T>> | null;
    if (answer && (answer.ok === true || (answer.ok === false && answer.error)))
      return answer as CallAnswer<T>;
    return { ok: false, error: UNREACHABLE };
  } catch {
    return { ok: false, error: UNREACHABLE };
  }
}
