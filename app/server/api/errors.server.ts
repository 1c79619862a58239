import { HTTPException } from "hono/http-exception";
import { AppError, type ErrorCode } from "~/domain/errors";
import { negotiateLanguage } from "~/domain/languages";
import { i18nFor } from "~/i18n/instances";
import { logError, type Platform } from "~/server/platform/platform.server";

/** Requests the framework itself refuses, before a handler is reached. */
const FRAMEWORK_CODES: Record<number, ErrorCode> = {
  400: "bad_request",
  413: "payload_too_large",
  415: "unsupported_media_type",
};

/** Default seconds to wait, by error code. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = { unavailable: 5, conflict: 1 };

function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof HTTPException ? FRAMEWORK_CODES[error.status] : undefined;
  return new AppError(code ?? "internal", { cause: error });
}

/**
 * The response to a failed call: the one shape, the status from the one table, the message in the language of
 * `Accept-Language`. An unexpected error is logged and shown by its id only.
 */
export function errorResponse(
  thrown: unknown,
  request: Request,
  platform: Pick<Platform, "requestId">,
  headers: Record<string, string> = {},
): Response {
  const error = appErrorOf(thrown);
  const id = platform.requestId;
  if (error.code === "internal") logError("api call failed", error.cause ?? error, id);
  const i18n = i18nFor(negotiateLanguage(request.headers.get("Accept-Language")));
  const message = i18n.t(`errors:${error.messageKey}`, { ...error.params });
  const field = error.field ? { field: error.field } : {};
  const response = Response.json(
    { error: { code: error.code, message, ...field, id } },
    { status: error.status, headers: { Vary: "Accept-Language", ...headers } },
  );
  const seconds = error.retryAfter ?? RETRY_AFTER[error.code];
  if (seconds) response.headers.set("Retry-After", String(seconds));
  if (error.code === "unauthorized") response.headers.set("WWW-Authenticate", "Bearer");
  return response;
}
