import type { UserActor } from "~/domain/accounts/actor";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { countContacts, countStoredContacts } from "~/server/data/contact-list.server";
import type { Platform } from "~/server/platform/platform.server";

/** What stands above the list: how many wait as possible spam, and how much room there is. */
export interface ContactOverview {
  /** Counted up to LIMITS.contactsCounted. */
  held: number;
  /** All that are stored. */
  used: number;
  limit: number;
}

export async function getContactOverview(platform: Platform, actor: UserActor): Promise<ContactOverview> {
  assertCan(actor, "list", ownOf(actor, "contact"));
  const [held, used] = await Promise.all([
    countContacts(platform.db, { ownerId: actor.userId }, { held: true }, LIMITS.contactsCounted),
    countStoredContacts(platform.db, actor.userId),
  ]);
  return { held, used, limit: LIMITS.contacts };
}
