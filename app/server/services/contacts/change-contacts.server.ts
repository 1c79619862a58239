import type { UserActor } from "~/domain/accounts/actor";
import type { ContactChanges, ContactsChange } from "~/domain/contacts/contact";
import type { OpenedContact } from "~/domain/contacts/view";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { changeContactRow, changeContactRows } from "~/server/data/contact-changes.server";
import { markNotificationRead } from "~/server/data/notifications.server";
import type { Platform } from "~/server/platform/platform.server";
import { teamPlaces } from "~/server/services/team/team-place.server";
import { getContact, requireContact } from "./get-contact.server";

/**
 * Updates note, tags and status of one of the actor's contacts, or of those they met as a member.
 * @throws AppError not_found
 */
export async function changeContact(
  platform: Platform,
  actor: UserActor,
  id: string,
  changes: ContactChanges,
): Promise<OpenedContact> {
  await requireContact(platform, actor, "edit", id);
  const { status = "new" } = changes;
  if (Object.keys(changes).length > 0)
    await writeAll(platform.db, [
      changeContactRow(platform.db, actor.userId, id, changes),
      // A contact that was seen needs no unread notification.
      ...(status === "new" ? [] : [markNotificationRead(actor.userId, `contact:${id}`, platform.now())]),
    ]);
  return getContact(platform, actor, id);
}

/**
 * Adds and removes tags of many of the actor's contacts, or sets their status. Other users' ids are ignored; a contact
 * with the maximum of tags gets no more. Those of a team whose plan is over stay as they are.
 * @throws AppError payment_required (teamPaused) where none was changed for that reason; not_found
 * @returns how many of them are the actor's
 */
export async function changeContacts(
  platform: Platform,
  actor: UserActor,
  change: ContactsChange,
): Promise<{ changed: number }> {
  assertCan(actor, "edit", ownOf(actor, "contact"));
  const asleep = (await teamPlaces(platform, actor.userId)).filter(({ isPaused }) => isPaused);
  const ofOthers = asleep.map(({ ownerId }) => ownerId);
  const changed = await changeContactRows(platform.db, actor.userId, change, ofOthers);
  // The message about a team without a plan is shown only where all contacts belong to one.
  const [first] = change.ids;
  if (changed.length === 0 && asleep.length > 0 && first)
    await requireContact(platform, actor, "edit", first);
  return { changed: changed.length };
}
