import { AppError } from "~/domain/errors";
import { PermanentFailure } from "~/server/platform/permanent-failure.server";
import type { Platform } from "~/server/platform/platform.server";
import { checkLinks } from "./check-links.server";

/**
 * Checks all links of stored content, in a job: they could not be checked at the save.
 * @throws PermanentFailure for a harmful link, Error while the service is still unavailable, so that the job is retried
 */
export async function checkLater(platform: Platform, id: string, content: unknown): Promise<void> {
  try {
    const standing = await checkLinks(platform, content, null);
    if (standing === "unacknowledged") throw new Error(`the links of ${id} are still to be checked`);
  } catch (error) {
    if (error instanceof AppError) throw new PermanentFailure(`${id} has a harmful link`, { cause: error });
    throw error;
  }
}
