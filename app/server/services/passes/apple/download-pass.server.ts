import { findPublicCard } from "~/server/data/cards.server";
import { isAppleWalletReady } from "~/server/platform/pass-signer.server";
import type { Platform } from "~/server/platform/platform.server";
import { takeAttempt } from "~/server/platform/rate-limits.server";
import { cardUrl } from "~/server/services/cards/present-card.server";
import { isHandedOut } from "~/server/services/cards/public-card.server";
import { passResponse } from "./pass-response.server";

/**
 * The pass of a card, to be added to Apple Wallet. It is paid for: without a plan, or without the card, the visitor
 * lands on the card's page, which shows the same or says what happened. Where passes cannot be signed it says so.
 * @throws AppError rate_limited
 */
export async function downloadPass(platform: Platform, hash: string): Promise<Response> {
  if (!isAppleWalletReady(platform.config)) {
    return new Response("Passes for Apple Wallet are not available here.\n", {
      status: 503,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
    });
  }
  const found = await findPublicCard(platform.db, hash);
  if (!found || !isHandedOut(found, platform.now())) {
    const headers = { Location: cardUrl(platform.config, hash), "Cache-Control": "no-store" };
    return new Response(null, { status: 302, headers });
  }
  await takeAttempt(platform, "passFileIp");
  return passResponse(platform, found);
}
