import { writeAll } from "~/server/data/batch.server";
import { findUserByEmail } from "~/server/data/users.server";
import { startJobs } from "~/server/platform/job-queue.server";
import { mailboxId } from "~/server/platform/mailbox-id.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit, tryLimit } from "~/server/platform/rate-limits.server";
import { prepareMailToken } from "./mail-tokens.server";

/**
 * Sends a link to choose a new password, if there is such an account. The look-up runs after the response, so known and
 * unknown addresses have the same response and timing; so do the limits per address and mailbox, which are silent.
 * @throws AppError rate_limited, by the caller's address only
 */
export async function forgotPassword(platform: Platform, input: { email: string }): Promise<void> {
  await consumeLimit(platform, "resetMailIp");
  platform.defer(sendResetLink(platform, input.email));
}

async function sendResetLink(platform: Platform, email: string): Promise<void> {
  const user = await findUserByEmail(platform.db, email);
  if (!user?.isEnabled) return;
  if (!(await tryLimit(platform, "resetMail", email))) return;
  if (!(await tryLimit(platform, "resetMailTo", await mailboxId(platform, email)))) return;
  await writeAll(platform.db, await prepareMailToken(platform, user, "reset-password"));
  startJobs(platform, user.id);
}
