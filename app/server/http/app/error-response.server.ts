import type { ErrorMessageKey } from "~/domain/error-messages";
import { AppError, ERROR_STATUS, type ErrorCode, type FieldError } from "~/domain/errors";
import { logError, type Platform } from "~/server/platform/platform.server";

/** A failure as the browser's code reads it; sentences are the browser's, by key. */
export interface Failure {
  code: ErrorCode;
  messageKey: ErrorMessageKey;
  params?: Record<string, string | number>;
  field?: string;
  fields?: FieldError[];
  data?: Record<string, unknown>;
  /** Finds the log line. */
  id: string;
}

/** Turns anything thrown into what may be shown. What is not an AppError is logged and shown by its id only. */
export function failureOf(error: unknown, platform: Pick<Platform, "requestId">): Failure {
  const id = platform.requestId;
  if (!(error instanceof AppError)) {
    logError("unexpected error", error, id);
    return { code: "internal", messageKey: "internal", id };
  }
  const { code, messageKey, params, field, fields, data } = error;
  return { code, messageKey, params, field, fields, data, id };
}

/** @returns the response to a failed call of our own browser code, with the status of the one table */
export function failureResponse(error: unknown, platform: Pick<Platform, "requestId">): Response {
  const failure = failureOf(error, platform);
  const headers = new Headers();
  if (error instanceof AppError && error.retryAfter) headers.set("Retry-After", String(error.retryAfter));
  return Response.json({ ok: false, error: failure }, { status: ERROR_STATUS[failure.code], headers });
}
