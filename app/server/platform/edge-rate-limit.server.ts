import { AppError } from "~/domain/errors";
import type { Platform } from "./platform.server";

const WINDOW_SECONDS = 60;

/**
 * The outer limit per address: inexact, per data centre, and next to free. The exact limits per purpose are the
 * services' own.
 * @param purpose counted apart from others: writes, drawings that anybody may ask for, and clicks that browsers tell of
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
