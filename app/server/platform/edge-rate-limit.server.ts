import { AppError } from "~/domain/errors";
import type { Platform } from "./platform.server";

const WINDOW_SECONDS = 60;

/**
 * The outer limit per address: inexact, per data centre, and next to free. The exact limits per purpose are the
 * services' own.
 * @param purpose counted apart from others: writes, and drawings that anybody may ask for
 * @throws AppError rate_limited
 */
export async function limitAtEdge(
  { bindings, ip }: Pick<Platform, "bindings" | "ip">,
  purpose: "write" | "draw",
): Promise<void> {
  if (!bindings.BURST) return;
  const { success } = await bindings.BURST.limit({ key: `${purpose}:${ip}` });
  if (!success) throw new AppError("rate_limited", { retryAfter: WINDOW_SECONDS });
}
