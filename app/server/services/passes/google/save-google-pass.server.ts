import { cardUrl, walletLaterUrl } from "~/domain/addresses";
import { AppError } from "~/domain/errors";
import type { Visited } from "~/domain/visits/visited";
import { findGooglePass } from "~/server/data/google-passes.server";
import { findPublicCard } from "~/server/data/public-card.server";
import { isGoogleWalletReady } from "~/server/platform/google-account.server";
import { walletObjectId, walletSaveLink } from "~/server/platform/google-wallet.server";
import { logError, type Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { isDownloadable, visitedCard } from "~/server/services/cards/public-card.server";
import { shownCard } from "~/server/services/cards/shown-card.server";
import { sendCard } from "./sync-google-pass.server";

/**
 * Creates a card's pass in Google Wallet on the first request. It is paid for: without a plan or the card it redirects
 * back to the card's page, and when Google does not respond, to a page with that message.
 * @returns the redirect's target: Google Wallet's save page, which alone is counted
 */
export async function saveGooglePass(
  platform: Platform,
  hash: string,
): Promise<{ location: string; visited?: Visited }> {
  const { config } = platform;
  const found = isGoogleWalletReady(config) ? await findPublicCard(platform.db, hash) : undefined;
  if (!found || !isDownloadable(found, platform.now())) return { location: cardUrl(config.origins, hash) };
  try {
    await consumeLimit(platform, "googlePassIp");
    const pass = await findGooglePass(platform.db, found.card.id);
    if (pass?.state !== "active")
      await sendCard(platform, await shownCard(platform, found.card), pass === undefined);
    const location = await walletSaveLink(platform, await walletObjectId(platform, found.card.id));
    return { location, visited: visitedCard(found) };
  } catch (error) {
    if (!(error instanceof AppError && error.code === "rate_limited")) {
      logError("a pass for Google Wallet was not made", error, platform.requestId, { card: found.card.id });
    }
    return { location: walletLaterUrl(config.origins, hash, "google") };
  }
}
