import { AppError } from "~/domain/errors";
import { findPublicPageByShareImage } from "~/server/data/public-page.server";
import { logError, type Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { type FileAsk, readStoredFile, type StoredFile } from "~/server/platform/stored-files.server";
import { drawShareImage } from "./draw-share-image.server";

const RETRY_AFTER_SECONDS = 5;
/** How often and how long a request polls for a drawing in progress. */
const LOOK_EVERY_MS = 400;
const LOOKS = 10;

/** A share image; or the time to retry when it cannot be drawn now. */
export type ShareImageFile = StoredFile | { kind: "later"; retryAfter: number };

/**
 * Reads a share image, and draws it first when it is requested before the job ran. Only keys issued by a page are
 * drawn, and by one request at a time: visitors cannot trigger unlimited drawings.
 * @returns null when no page has issued the key
 */
export async function readShareImage(
  platform: Platform,
  key: string,
  ask: FileAsk,
): Promise<ShareImageFile | null> {
  const stored = await readStoredFile(platform, key, ask);
  if (stored) return stored;
  const found = await findPublicPageByShareImage(platform.db, key);
  if (!found) return null;
  try {
    if (await mayDraw(platform, key)) await drawShareImage(platform, found, key);
    else await untilDrawn(platform, key);
  } catch (error) {
    logError("a share image could not be drawn for a visitor", error, platform.requestId, { key });
  }
  return (await readStoredFile(platform, key, ask)) ?? { kind: "later", retryAfter: RETRY_AFTER_SECONDS };
}

async function mayDraw(platform: Platform, key: string): Promise<boolean> {
  try {
    await consumeLimit(platform, "shareImageDrawing", key);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function untilDrawn(platform: Platform, key: string): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    if (await platform.bucket.head(key)) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
