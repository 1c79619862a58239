import { AppError } from "~/domain/errors";
import type { Platform } from "~/server/platform/platform.server";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);
const WINDOW_SECONDS = 60;

/**
 * The outer limit of writes per address: inexact, per data centre, and next to free. The exact limits per purpose are
 * the services' own.
 * @throws AppError rate_limited
 */
export async function limitBurst(request: Request, platform: Platform): Promise<void> {
  const { BURST } = platform.bindings;
  if (!BURST || READS.has(request.method)) return;
  const { success } = await BURST.limit({ key: platform.ip });
  if (!success) throw new AppError("rate_limited", { retryAfter: WINDOW_SECONDS });
}
