import type { UserActor } from "~/domain/accounts/actor";
import type { ListedContact } from "~/domain/contacts/view";
import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import type { ContactsOffer } from "~/domain/team/leaving";
import { listContactOffers } from "~/server/data/leavings.server";
import type { Platform } from "~/server/platform/platform.server";
import {
  type ContactFileKind,
  type ContactsFile,
  exportScope,
} from "~/server/services/contacts/export-contacts.server";

/** The contact files that former teams offer the actor. */
export async function listOffers(platform: Platform, actor: UserActor): Promise<ContactsOffer[]> {
  assertCan(actor, "view", ownOf(actor, "account"));
  const rows = await listContactOffers(platform.db, actor.userId, platform.now(), LIMITS.teams);
  return rows.map(({ id, team, until }) => ({ id, team, until: until?.toISOString() ?? "" }));
}

/**
 * The contacts that the actor met as a member of a former team, as a file: only those, without the team's notes and
 * tags.
 * @param id of the former membership
 * @throws AppError not_found where nothing is offered, or no longer; rate_limited
 */
export async function exportOffered(
  platform: Platform,
  actor: UserActor,
  id: string,
  kind: ContactFileKind,
): Promise<ContactsFile> {
  assertCan(actor, "export", ownOf(actor, "contact"));
  const rows = await listContactOffers(platform.db, actor.userId, platform.now(), LIMITS.teams);
  const offer = rows.find((row) => row.id === id);
  if (!offer) throw new AppError("not_found");
  const scope = { ownerId: offer.ownerId, memberId: offer.id };
  return exportScope(platform, actor.userId, scope, {}, kind, withoutTeamWords);
}

/** The team's notes on a contact stay with the team after a member has left. */
const withoutTeamWords = ({ note: _, ...contact }: ListedContact): ListedContact => ({
  ...contact,
  tags: [],
});
