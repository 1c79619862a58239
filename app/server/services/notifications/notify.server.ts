import { newId } from "~/domain/ids";
import type { Told } from "~/domain/notifications/payloads";
import type { Condition, Write } from "~/server/data/batch.server";
import { insertNotification, isNotification } from "~/server/data/notifications.server";
import { enqueue } from "~/server/data/outbox.server";
import type { Platform } from "~/server/platform/platform.server";

/** A notification: sent once per key, however often it is written. */
export type Notification = Told & { userId: string; dedupeKey: string };

interface Options {
  /** That the reported change was made, decided inside the write and behind the others. */
  when?: Condition;
}

/**
 * Notifies a user: the row that the bell shows, and the job that decides about the mail when it runs. Both belong in
 * the batch of the change; `startJobs(platform, userId)` after it.
 * @returns the writes
 */
export function notify(platform: Platform, notification: Notification, { when }: Options = {}): Write[] {
  const now = platform.now();
  const id = newId("ntf");
  const job = {
    name: "mailNotification" as const,
    shard: notification.userId,
    payload: { notificationId: id },
  };
  return [
    insertNotification(rowOf(id, notification, now, null), when),
    enqueue(job, now, { when: isNotification(id) }),
  ];
}

/**
 * The same without a mail of its own: where another job mails it.
 * @returns the write
 */
export function notifyInApp(platform: Platform, notification: Notification, { when }: Options = {}): Write {
  const now = platform.now();
  return insertNotification(rowOf(newId("ntf"), notification, now, now), when);
}

function rowOf(
  id: string,
  { userId, dedupeKey, kind, payload }: Notification,
  now: Date,
  mailedAt: Date | null,
) {
  return { id, userId, dedupeKey, kind, payload, createdAt: now, readAt: null, mailedAt };
}
