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
 * Makes a card's pass in Google Wallet when it is first asked for. It is paid for: without a plan or the card the
 * visitor is on the card's page again, and when Google does not answer, on a page that says so.
 * @returns where the visitor is sent: to where Google Wallet stores the card, which alone is counted
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
