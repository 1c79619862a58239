import type { UserActor } from "~/domain/accounts/actor";
import { LIMITS } from "~/domain/limits";
import { storedTold, type Told } from "~/domain/notifications/payloads";
import { assertCan, ownOf } from "~/domain/permissions";
import {
  countUnreadNotifications,
  listNotificationRows,
  type NotificationRow,
} from "~/server/data/notifications.server";
import type { Platform } from "~/server/platform/platform.server";
import { cutList, type ListInput } from "~/server/services/cursor.server";

/** A notification as shown to its user; instants in ISO 8601. */
export type NotificationView = Told & { id: string; createdAt: string; readAt?: string };

/** A page of the actor's notifications, newest first. */
export async function listNotifications(
  platform: Platform,
  actor: UserActor,
  { limit, after }: ListInput,
): Promise<{ items: NotificationView[]; next?: string }> {
  assertCan(actor, "list", ownOf(actor, "notification"));
  const rows = await listNotificationRows(platform.db, actor.userId, limit + 1, after);
  const { shown, next } = cutList(rows, limit);
  return { items: shown.flatMap(viewOf), ...(next && { next }) };
}

/** @returns how many notifications the actor has not read, counted up to a limit */
export function countUnread(platform: Platform, actor: UserActor): Promise<number> {
  assertCan(actor, "list", ownOf(actor, "notification"));
  return countUnreadNotifications(platform.db, actor.userId, LIMITS.unreadCounted);
}

/** Rows of an unknown shape are left out. */
function viewOf(row: NotificationRow): NotificationView[] {
  const told = storedTold(row);
  if (!told) return [];
  const { id, createdAt, readAt } = row;
  return [
    { id, ...told, createdAt: createdAt.toISOString(), ...(readAt && { readAt: readAt.toISOString() }) },
  ];
}
