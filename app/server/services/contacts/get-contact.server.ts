import type { UserActor } from "~/domain/accounts/actor";
import { maskedFor } from "~/domain/contacts/mask";
import type { OpenedContact } from "~/domain/contacts/view";
import { AppError } from "~/domain/errors";
import type { Action } from "~/domain/permissions";
import { findReachableContact, listMeetings } from "~/server/data/contact-list.server";
import type { Platform } from "~/server/platform/platform.server";
import { contactScope } from "./contact-scope.server";
import { presentListed } from "./present-contact.server";

/**
 * A contact on which the action is allowed, with its scope.
 * @throws AppError not_found for other users' contacts and deleted ones
 */
export async function requireContact(platform: Platform, actor: UserActor, action: Action, id: string) {
  const contact = await findReachableContact(platform.db, actor.userId, id);
  // An actor without permission gets the same error, whether it exists or not.
  const scope = await contactScope(platform, actor, action, contact?.ownerId);
  if (!contact) throw new AppError("not_found");
  return { contact, scope };
}

/**
 * A contact of the actor's, or one they met as a member, with every meeting of the same person.
 * @throws AppError not_found for other users' contacts and deleted ones
 */
export async function getContact(platform: Platform, actor: UserActor, id: string): Promise<OpenedContact> {
  const { contact: found, scope } = await requireContact(platform, actor, "view", id);
  const rows = await listMeetings(platform.db, scope, found);
  const meetings = rows.map((row) => maskedFor(actor, presentListed(row)));
  // Beyond the number of shown meetings, the oldest are not among them.
  const own =
    meetings.find((meeting) => meeting.id === id) ?? maskedFor(actor, presentListed(withoutNames(found)));
  return { ...own, meetings };
}

const withoutNames = (contact: NonNullable<Awaited<ReturnType<typeof findReachableContact>>>) => ({
  contact,
  seenTimes: 1,
  page: null,
  card: null,
  codeName: null,
});
