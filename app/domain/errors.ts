import { ERROR_MESSAGE_KEYS, type ErrorMessageKey } from "./error-messages";
import { fieldErrorsOf } from "./field-errors";

/** The one table from error code to HTTP status, for browser and API alike. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  payment_required: 402,
  forbidden: 403,
  passkey_required: 403,
  limit_reached: 403,
  reauthentication_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Numbers and names that a message's sentence is filled with. */
export type MessageParams = Record<string, string | number>;

/** A failure of one field, ready to be translated and shown beside it. `field` is a dotted path. */
export type FieldError = { field: string; messageKey: ErrorMessageKey; params?: MessageParams };

/** A failure as sent to clients, from the table above to a notice; messages are in the reader's language, by key. */
export interface Failure {
  /** `offline` if no response of ours was received. */
  code: ErrorCode | "offline";
  messageKey: ErrorMessageKey;
  params?: MessageParams;
  field?: string;
  fields?: FieldError[];
  data?: Record<string, unknown>;
  /** Finds the log line; of what did not arrive there is none. */
  id?: string;
}

/** A form's message for a failure: beside a field, or above all of them. */
export type FormMessage = Pick<Failure, "messageKey" | "params" | "id">;

export type AppErrorOptions = {
  /** Dotted path of the field it concerns. */
  field?: string;
  messageKey?: ErrorMessageKey;
  params?: MessageParams;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  /** What the screen needs to offer a way out, such as the paid fields or slug suggestions. Never secrets. */
  data?: Record<string, unknown>;
  /** All failed fields, when there are several. */
  fields?: FieldError[];
  cause?: unknown;
};

const GENERIC: Record<ErrorCode, ErrorMessageKey> = {
  bad_request: "badRequest",
  unauthorized: "unauthorized",
  payment_required: "paymentRequired",
  forbidden: "forbidden",
  passkey_required: "passkeyRequired",
  limit_reached: "limitReached",
  reauthentication_required: "reauthenticationRequired",
  not_found: "notFound",
  method_not_allowed: "methodNotAllowed",
  conflict: "conflict",
  gone: "gone",
  precondition_failed: "preconditionFailed",
  payload_too_large: "payloadTooLarge",
  unsupported_media_type: "unsupportedMediaType",
  invalid: "invalid",
  rate_limited: "rateLimited",
  internal: "internal",
  unavailable: "unavailable",
};

/** An expected failure: thrown by services, turned into a Response or an API error body at the edge of the program. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly messageKey: ErrorMessageKey;
  readonly field?: string;
  readonly params?: MessageParams;
  readonly retryAfter?: number;
  readonly data?: Record<string, unknown>;
  readonly fields?: FieldError[];

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    const messageKey = options.messageKey ?? GENERIC[code];
    super(`${code}: ${messageKey}${options.field ? ` (${options.field})` : ""}`, { cause: options.cause });
    this.code = code;
    this.messageKey = messageKey;
    this.field = options.field;
    this.params = options.params;
    this.retryAfter = options.retryAfter;
    this.data = options.data;
    this.fields = options.fields;
  }

  get status(): (typeof ERROR_STATUS)[ErrorCode] {
    return ERROR_STATUS[this.code];
  }
}

/** The 422 of one field. */
export function invalidField(field: string, messageKey: ErrorMessageKey, params?: MessageParams): AppError {
  return new AppError("invalid", { field, messageKey, params, fields: [{ field, messageKey, params }] });
}

/** The 422 of what a schema does not take, with every failed field; the first one is the error's own. */
export function invalidInput(error: Parameters<typeof fieldErrorsOf>[0]): AppError {
  const fields = fieldErrorsOf(error);
  const [first] = fields;
  return new AppError("invalid", { ...first, field: first?.field || undefined, fields });
}

export { fieldErrorOf, fieldErrorsOf, messagesOf } from "./field-errors";
export { ERROR_MESSAGE_KEYS, type ErrorMessageKey };
