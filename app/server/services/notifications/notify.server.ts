import { newId } from "~/domain/ids";
import type { Told } from "~/domain/notifications/payloads";
import type { Condition, Write } from "~/server/data/batch.server";
import { insertNotification, isNotification } from "~/server/data/notifications.server";
import { enqueue } from "~/server/data/outbox.server";
import type { Platform } from "~/server/platform/platform.server";

/** What somebody is to be told: under one key once, however often it is written. */
export type Notification = Told & { userId: string; dedupeKey: string };

interface Options {
  /** That what it tells of was done, decided inside the write and behind the others. */
  when?: Condition;
}

/**
 * Tells a user something: the row that the bell shows, and the job that decides about the mail when it runs. Both belong
 * into the batch of the change; `startJobs(platform, userId)` behind it.
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
 * The same without a mail of its own: of what another job mails.
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
