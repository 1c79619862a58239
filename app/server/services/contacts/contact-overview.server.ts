import type { UserActor } from "~/domain/accounts/actor";
import { UNDO_MS } from "~/domain/contacts/contact";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { countRecentlyDeleted } from "~/server/data/contact-changes.server";
import { countContacts, countStoredContacts } from "~/server/data/contact-list.server";
import type { Platform } from "~/server/platform/platform.server";

/** The numbers above the list: contacts held as possible spam, those that can still be restored, and the room left. */
export interface ContactOverview {
  /** Counted up to LIMITS.contactsCounted. */
  held: number;
  /** Recently deleted, so that they can be restored; counted up to LIMITS.contactsCounted. */
  deleted: number;
  /** All stored ones. */
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
