import type { UserActor } from "~/domain/accounts/actor";
import {
  type ContactCount,
  type ContactSettings,
  type ContactSettingsChange,
  contactSettingsViewSchema,
} from "~/domain/contacts/settings";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import {
  countOwnContacts,
  findContactSettings,
  setContactSettings,
} from "~/server/data/contact-settings.server";
import type { Platform } from "~/server/platform/platform.server";

/** @returns how many contacts the actor has, including held ones, and their limit: one row */
export async function contactCounts(platform: Platform, actor: UserActor): Promise<ContactCount> {
  assertCan(actor, "list", ownOf(actor, "contact"));
  return { used: await countOwnContacts(platform.db, actor.userId), limit: LIMITS.contacts };
}

/** @returns the actor's settings for all contacts, and how many there are */
export async function getContactSettings(platform: Platform, actor: UserActor) {
  assertCan(actor, "view", ownOf(actor, "contact"));
  const settings: ContactSettings = await findContactSettings(platform.db, actor.userId);
  return contactSettingsViewSchema.parse({ ...settings, contacts: await contactCounts(platform, actor) });
}

/** Changes how long contacts are stored, and whether visitors get a receipt; omitted settings stay. */
export async function changeContactSettings(
  platform: Platform,
  actor: UserActor,
  change: ContactSettingsChange,
) {
  assertCan(actor, "edit", ownOf(actor, "contact"));
  await writeAll(platform.db, [setContactSettings(actor.userId, change)]);
  return getContactSettings(platform, actor);
}
