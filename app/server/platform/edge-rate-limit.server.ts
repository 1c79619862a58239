import { AppError } from "~/domain/errors";
import type { Platform } from "./platform.server";

const WINDOW_SECONDS = 60;

/**
 * The outer limit per address: inexact, per data centre, and nearly free. The exact limits per purpose are in the
 * services.
 * @param purpose counted separately: writes, public drawings, and clicks reported by browsers
 * @throws AppError rate_limited
 */
export async function limitAtEdge(
  { bindings, ip }: Pick<Platform, "bindings" | "ip">,
  purpose: "write" | "draw" | "click",
): Promise<void> {
  if (!bindings.BURST) return;
  const { success } = await bindings.BURST.limit({ key: `${purpose}:${ip}` });
  if (!success) throw new AppError("rate_limited", { retryAfter: WINDOW_SECONDS });
}
