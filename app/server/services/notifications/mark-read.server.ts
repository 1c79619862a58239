import type { UserActor } from "~/domain/accounts/actor";
import type { MarkRead } from "~/domain/notifications/schema";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { markNotificationsRead } from "~/server/data/notifications.server";
import type { Platform } from "~/server/platform/platform.server";

/** Marks some of the actor's notifications as read, or all of them; others' are not theirs to mark. */
export async function markRead(platform: Platform, actor: UserActor, input: MarkRead): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "notification"));
  const ids = "ids" in input ? input.ids : "all";
  await writeAll(platform.db, [markNotificationsRead(actor.userId, ids, platform.now())]);
}
