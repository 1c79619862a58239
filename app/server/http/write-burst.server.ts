import { limitAtEdge } from "~/server/platform/edge-rate-limit.server";
import type { Platform } from "~/server/platform/platform.server";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** The outer limit of writes; reads pass. @throws AppError rate_limited */
export async function limitWrites(request: Request, platform: Platform): Promise<void> {
  if (!READS.has(request.method)) await limitAtEdge(platform, "write");
}
