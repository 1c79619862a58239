import type { UserActor } from "~/domain/accounts/actor";
import { assertCan, ownOf } from "~/domain/permissions";
import { releaseContactRows } from "~/server/data/contact-changes.server";
import type { Platform } from "~/server/platform/platform.server";

/**
 * Releases contacts of the actor from possible spam into the list. Other users' ids and those not held have no effect.
 * @returns how many were released by this call
 */
export async function releaseContacts(
  platform: Platform,
  actor: UserActor,
  ids: readonly string[],
): Promise<{ released: number }> {
  assertCan(actor, "edit", ownOf(actor, "contact"));
  const released = await releaseContactRows(platform.db, actor.userId, ids);
  return { released: released.length };
}
