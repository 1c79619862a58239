import type { UserActor } from "~/domain/accounts/actor";
import { UNDO_MS } from "~/domain/contacts/contact";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { countRecentlyDeleted } from "~/server/data/contact-changes.server";
import { countContacts, countStoredContacts } from "~/server/data/contact-list.server";
import type { Platform } from "~/server/platform/platform.server";

/** What stands above the list: how many wait as possible spam, can still be put back, and how much room there is. */
export interface ContactOverview {
  /** Counted up to LIMITS.contactsCounted. */
  held: number;
  /** Deleted a moment ago, so that they can be put back; counted up to LIMITS.contactsCounted. */
  deleted: number;
  /** All that are stored. */
  used: number;
  limit: number;
}

export async function getContactOverview(platform: Platform, actor: UserActor): Promise<ContactOverview> {
  assertCan(actor, "list", ownOf(actor, "contact"));
  const since = new Date(platform.now().getTime() - UNDO_MS);
  const [held, deleted, used] = await Promise.all([
    countContacts(platform.db, { ownerId: actor.userId }, { held: true }, LIMITS.contactsCounted),
    countRecentlyDeleted(platform.db, actor.userId, since, LIMITS.contactsCounted),
    countStoredContacts(platform.db, actor.userId),
  ]);
  return { held, deleted, used, limit: LIMITS.contacts };
}
