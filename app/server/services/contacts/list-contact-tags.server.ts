import type { UserActor } from "~/domain/accounts/actor";
import { assertCan, ownOf } from "~/domain/permissions";
import { listUsedTags } from "~/server/data/contact-list.server";
import type { Platform } from "~/server/platform/platform.server";

/** The tags of the actor's newest contacts, as suggestions; none for an acting admin. */
export async function listContactTags(platform: Platform, actor: UserActor): Promise<{ tags: string[] }> {
  assertCan(actor, "list", ownOf(actor, "contact"));
  return { tags: actor.acting ? [] : await listUsedTags(platform.db, actor.userId) };
}
