import type { UserActor } from "~/domain/accounts/actor";
import { maskedFor } from "~/domain/contacts/mask";
import type { OpenedContact } from "~/domain/contacts/view";
import { AppError } from "~/domain/errors";
import { assertCan, ownOf } from "~/domain/permissions";
import { findOwnContact, listMeetings } from "~/server/data/contact-list.server";
import type { Platform } from "~/server/platform/platform.server";
import { presentListed } from "./present-contact.server";

/**
 * One of the actor's contacts, with every meeting of the same person.
 * @throws AppError not_found for others' contacts and for what is gone
 */
export async function getContact(platform: Platform, actor: UserActor, id: string): Promise<OpenedContact> {
  assertCan(actor, "view", ownOf(actor, "contact"));
  const found = await findOwnContact(platform.db, actor.userId, id);
  if (!found) throw new AppError("not_found");
  const rows = await listMeetings(platform.db, actor.userId, found);
  const meetings = rows.map((row) => maskedFor(actor, presentListed(row)));
  // Of somebody met more often than is shown, the oldest meetings are not among them.
  const own =
    meetings.find((meeting) => meeting.id === id) ?? maskedFor(actor, presentListed(withoutNames(found)));
  return { ...own, meetings };
}

const withoutNames = (contact: NonNullable<Awaited<ReturnType<typeof findOwnContact>>>) => ({
  contact,
  seenTimes: 1,
  page: null,
  card: null,
  codeName: null,
});
