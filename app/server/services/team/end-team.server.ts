import { newId } from "~/domain/ids";
import { jobKey } from "~/domain/job-keys";
import { JOBS } from "~/domain/jobs";
import type { Condition, Write } from "~/server/data/batch.server";
import { listMemberAccounts } from "~/server/data/members.server";
import { insertNotifications } from "~/server/data/notifications.server";
import { enqueueEach } from "~/server/data/outbox.server";
import type { Platform } from "~/server/platform/platform.server";

/** Members whose queues are woken to mail them at once; the watchdog starts the others. */
const WOKEN = 50;

/**
 * Notifies all members of a deleted account that their team has ended: two writes, however many they are.
 * @param when the account still exists
 */
export async function endingOfTeam(
  platform: Platform,
  { id: ownerId, name }: { id: string; name: string },
  when: Condition,
): Promise<{ writes: Write[]; told: string[] }> {
  const accounts = await listMemberAccounts(platform.db, ownerId);
  if (accounts.length === 0) return { writes: [], told: [] };
  const now = platform.now();
  const rows = accounts.map((userId) => ({
    id: newId("ntf"),
    userId,
    dedupeKey: `teamEnded:${ownerId}:${userId}`,
  }));
  const told = { kind: "teamEnded" as const, payload: { name } };
  const jobs = rows.map(({ id, userId }) => {
    const payload = { notificationId: id };
    return { id: newId("job"), shard: userId, key: jobKey("mailNotification", payload), payload };
  });
  return {
    writes: [
      insertNotifications(rows, told, now, when),
      enqueueEach({ name: "mailNotification", version: JOBS.mailNotification.version }, jobs, now, when),
    ],
    told: accounts.slice(0, WOKEN),
  };
}
