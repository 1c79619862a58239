import { AppError, ERROR_STATUS, type Failure } from "~/domain/errors";
import { logError, type Platform } from "~/server/platform/platform.server";

/** Converts anything thrown into what may be shown. Anything but an AppError is logged and shown by its id only. */
export function failureOf(error: unknown, platform: Pick<Platform, "requestId">): Failure {
  const id = platform.requestId;
  if (!(error instanceof AppError)) {
    logError("unexpected error", error, id);
    return { code: "internal", messageKey: "internal", id };
  }
  const { code, messageKey, params, field, fields, data } = error;
  return { code, messageKey, params, field, fields, data, id };
}

/** @returns the status of anything thrown, by the one table */
export const statusOf = (error: unknown): number =>
  error instanceof AppError ? error.status : ERROR_STATUS.internal;

/** @returns the response to a failed call of our own browser code, with the status of the one table */
export function failureResponse(error: unknown, platform: Pick<Platform, "requestId">): Response {
  const failure = failureOf(error, platform);
  const headers = new Headers();
  if (error instanceof AppError && error.retryAfter) headers.set("Retry-After", String(error.retryAfter));
  return Response.json({ ok: false, error: failure }, { status: statusOf(error), headers });
}
