import type { UserActor } from "~/domain/accounts/actor";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { countUnmailedContacts } from "~/server/data/contacts.server";
import { enqueue } from "~/server/data/outbox.server";
import { findUser } from "~/server/data/users.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";

/**
 * @returns how many contacts wait until the actor's address is verified, counted up to one mail's limit; 0 once it is
 */
export async function countWaitingContacts(platform: Platform, actor: UserActor): Promise<number> {
  assertCan(actor, "list", ownOf(actor, "contact"));
  const user = await findUser(platform.db, actor.userId);
  if (!user || user.emailVerifiedAt) return 0;
  return countUnmailedContacts(platform.db, actor.userId, LIMITS.contactsPerDigest);
}

/**
 * Mails an owner the contacts that waited for their address to be verified, in one mail.
 * @param timeBucket names the cause: two of the same are one
 */
export async function mailWaitingContacts(
  platform: Platform,
  ownerId: string,
  timeBucket: string,
): Promise<void> {
  if ((await countUnmailedContacts(platform.db, ownerId, 1)) === 0) return;
  const job = { name: "mailContactDigest", shard: ownerId, payload: { ownerId, slot: timeBucket } } as const;
  await writeAll(platform.db, [enqueue(job, platform.now())]);
  startJobs(platform, ownerId);
}
