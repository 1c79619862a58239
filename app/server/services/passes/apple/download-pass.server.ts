import { cardUrl, walletLaterUrl } from "~/domain/addresses";
import { AppError } from "~/domain/errors";
import { findPublicCard } from "~/server/data/public-card.server";
import { isAppleWalletReady } from "~/server/platform/pass-signer.server";
import { logError, type Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { isDownloadable } from "~/server/services/cards/public-card.server";
import { type PassDownload, passFile } from "./pass-file.server";

/**
 * The pass of a card, to be added to Apple Wallet. It is paid for: without a plan, without the card, or where passes
 * cannot be signed, it redirects to the card's page, which offers the same or shows a message; and when the pass cannot
 * be made now, to a page with that message.
 */
export async function downloadPass(
  platform: Platform,
  hash: string,
): Promise<PassDownload | { kind: "redirect"; location: string }> {
  const { config } = platform;
  const found = isAppleWalletReady(config) ? await findPublicCard(platform.db, hash) : undefined;
  if (!found || !isDownloadable(found, platform.now()))
    return { kind: "redirect", location: cardUrl(config.origins, hash) };
  try {
    await consumeLimit(platform, "passFileIp");
    return await passFile(platform, found);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "rate_limited")) {
      logError("a pass for Apple Wallet was not made", error, platform.requestId, { card: found.card.id });
    }
    return { kind: "redirect", location: walletLaterUrl(config.origins, hash, "apple") };
  }
}
