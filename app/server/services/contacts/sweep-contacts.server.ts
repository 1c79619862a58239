import { batchOf, cutoffOf, deletionOf, monthStart, WITHDRAWAL_MONTHS } from "~/domain/contacts/retention";
import type { JobPayload } from "~/domain/jobs";
import { LIMITS } from "~/domain/limits";
import { writeAll } from "~/server/data/batch.server";
import { findOwnersOfOld, type OwnerOfOld } from "~/server/data/contact-expiry.server";
import { enqueue } from "~/server/data/outbox.server";
import { deleteOldWithdrawals } from "~/server/data/own-details.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { notify } from "~/server/services/notifications/notify.server";

/** Owners per run; the next continues after them. */
const OWNERS = 200;

/**
 * Daily: notifies owners of the contacts that expire by the beginning of next month, once a month, and schedules their
 * deletion then, four weeks later at the earliest; and deletes old evidence of withdrawals.
 */
export async function sweepContacts(
  platform: Platform,
  { slot, after }: JobPayload<"sweepContacts">,
): Promise<void> {
  const { db } = platform;
  const now = platform.now();
  const batch = batchOf(monthStart(now, 1));
  const { owners, last } = await findOwnersOfOld(db, after, OWNERS, (months) => cutoffOf(batch, months));
  await writeAll(db, [
    ...owners.flatMap((owner) => announce(platform, owner, batch, now)),
    deleteOldWithdrawals(monthStart(now, -WITHDRAWAL_MONTHS), LIMITS.contactsPerRun),
    ...(last
      ? [enqueue({ name: "sweepContacts", shard: "system", payload: { slot, after: last } }, now)]
      : []),
  ]);
  for (const { ownerId } of owners) startJobs(platform, ownerId);
}

/** Both are one per month, however often they are written. */
function announce(platform: Platform, { ownerId, months }: OwnerOfOld, batch: string, now: Date) {
  const at = deletionOf(batch, now);
  return [
    ...notify(platform, {
      userId: ownerId,
      dedupeKey: `contacts-expire:${ownerId}:${batch}`,
      kind: "contactsExpire",
      payload: { date: at.toISOString(), months },
    }),
    enqueue(
      { name: "expireContacts", shard: ownerId, payload: { ownerId, batch, months, after: "" }, runAt: at },
      now,
    ),
  ];
}
