import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { findUser } from "~/server/data/users.server";
import { startJobs } from "~/server/platform/job-queue.server";
import { mailboxId } from "~/server/platform/mailbox-id.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit, spend } from "~/server/platform/rate-limits.server";
import { prepareMailToken } from "./mail-tokens.server";

/**
 * Sends the actor's verification mail again; nothing if the address is verified.
 * @returns the address it goes to
 * @throws AppError rate_limited by account and by mailbox, unauthorized
 */
export async function askVerification(platform: Platform, actor: UserActor): Promise<{ email: string }> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  const user = await findUser(platform.db, actor.userId);
  if (!user) throw new AppError("unauthorized");
  const { email } = user;
  if (user.emailVerifiedAt) return { email };
  await consumeLimit(platform, "verifyMail", user.id);
  await spend(platform, "verifyMailTo", 1, await mailboxId(platform, email));
  await writeAll(platform.db, await prepareMailToken(platform, user, "verify-email"));
  startJobs(platform, user.id);
  return { email };
}
