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
 * A contact that the actor may do something to, and in whose scope it is.
 * @throws AppError not_found for others' contacts and for what is gone
 */
export async function requireContact(platform: Platform, actor: UserActor, action: Action, id: string) {
  const contact = await findReachableContact(platform.db, actor.userId, id);
  // Who may not act at all is told the same, be it there or not.
  const scope = await contactScope(platform, actor, action, contact?.ownerId);
  if (!contact) throw new AppError("not_found");
  return { contact, scope };
}

/**
 * One of the actor's contacts, or of those that they met as a member, with every meeting of the same person.
 * @throws AppError not_found for others' contacts and for what is gone
 */
export async function getContact(platform: Platform, actor: UserActor, id: string): Promise<OpenedContact> {
  const { contact: found, scope } = await requireContact(platform, actor, "view", id);
  const rows = await listMeetings(platform.db, scope, found);
  const meetings = rows.map((row) => maskedFor(actor, presentListed(row)));
  // Of somebody met more often than is shown, the oldest meetings are not among them.
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
