import type { UserActor } from "~/domain/accounts/actor";
import { assertCan, ownOf } from "~/domain/permissions";
import { releaseContactRows } from "~/server/data/contact-changes.server";
import type { Platform } from "~/server/platform/platform.server";

/**
 * Takes contacts of the actor out of possible spam, into the list. Others' ids and those of what is no spam do nothing.
 * @returns how many were taken out by this call
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
