import type { UserActor } from "~/domain/accounts/actor";
import { MAX_MEETINGS } from "~/domain/contacts/contact";
import type { OpenedContact } from "~/domain/contacts/view";
import { AppError } from "~/domain/errors";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { mergeContactRows, unmergeContactRows } from "~/server/data/contact-changes.server";
import { findOwnContact, listMeetings } from "~/server/data/contact-list.server";
import type { Platform } from "~/server/platform/platform.server";
import { getContact } from "./get-contact.server";

/**
 * Merges all meetings of a person into one of the actor's contacts, in lists of the owner. No row is changed otherwise,
 * and {@link unmergeContact} reverts it.
 * @throws AppError not_found; conflict where the person is unknown, or it is held as possible spam; limit_reached
 *   beyond the number of meetings that can be shown
 */
export async function mergeContact(platform: Platform, actor: UserActor, id: string): Promise<OpenedContact> {
  assertCan(actor, "edit", ownOf(actor, "contact"));
  const found = await findOwnContact(platform.db, actor.userId, id);
  if (!found) throw new AppError("not_found");
  const { personKey, held } = found;
  if (personKey === null || held !== null) throw new AppError("conflict");
  const meetings = await listMeetings(platform.db, { ownerId: actor.userId }, found);
  if (meetings.length >= MAX_MEETINGS) throw new AppError("limit_reached");
  await writeAll(platform.db, [mergeContactRows(platform.db, actor.userId, { id, personKey })]);
  return getContact(platform, actor, id);
}

/**
 * Unmerges the meetings of a person.
 * @param id of the contact they are merged into
 * @throws AppError not_found
 */
export async function unmergeContact(
  platform: Platform,
  actor: UserActor,
  id: string,
): Promise<OpenedContact> {
  assertCan(actor, "edit", ownOf(actor, "contact"));
  if (!(await findOwnContact(platform.db, actor.userId, id))) throw new AppError("not_found");
  await writeAll(platform.db, [unmergeContactRows(platform.db, actor.userId, [id])]);
  return getContact(platform, actor, id);
}
