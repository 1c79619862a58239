import { AppError } from "~/domain/errors";
import type { Platform } from "~/server/platform/platform.server";
import { checkHealth } from "~/server/services/operations/check-health.server";

/** The address for a monitor. It is no part of the API: neither versioned nor in the reference. */
export const HEALTH = "/health";

/**
 * @returns 200, or 503 where the database does not answer or work is late; nothing in it is secret
 * @throws AppError method_not_allowed
 */
export async function respondWithHealth(request: Request, platform: Platform): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") throw new AppError("method_not_allowed");
  const health = await checkHealth(platform);
  return Response.json(health, { status: health.status === "ok" ? 200 : 503 });
}
