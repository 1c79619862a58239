import { AppError } from "~/domain/errors";
import { PermanentFailure } from "~/server/platform/permanent-failure.server";
import type { Platform } from "~/server/platform/platform.server";
import { checkLinks } from "./check-links.server";

/**
 * Checks all links of what is stored, in a job: it was saved when nobody could say anything about them.
 * @throws PermanentFailure for a harmful link, Error while the service still does not answer, so that the job is tried
 * again
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
