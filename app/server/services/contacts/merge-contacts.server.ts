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
 * Shows all meetings of the person that one of the actor's contacts is as that contact alone, in lists of the owner. No
 * row is changed otherwise, and {@link unmergeContact} shows each by itself again.
 * @throws AppError not_found; conflict where nothing says who it is, or it waits as possible spam; limit_reached for who
 * was met more often than can be shown
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
 * Shows the meetings of a person each by itself again.
 * @param id of the contact that they are shown as
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
