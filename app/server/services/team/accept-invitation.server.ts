import type { Actor, UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { ID_PREFIXES, isId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import type { InvitationView } from "~/domain/team/invitation";
import { writeAll } from "~/server/data/batch.server";
import {
  acceptInvitation,
  findInvitation,
  type InvitationRow,
  isAccepted,
  listInvitations,
} from "~/server/data/invitations.server";
import { findUser, findUserByEmail, type UserRow } from "~/server/data/users.server";
import { sha256 } from "~/server/platform/digest.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit, refundLimit } from "~/server/platform/rate-limits.server";
import { notify } from "~/server/services/notifications/notify.server";

/** A mailed invitation as opened, with the viewer. */
export interface OpenedInvitation extends InvitationView {
  /** The signed-in account, if there is one. */
  signedIn?: { email: string; isVerified: boolean };
  /** Whether an account has the invited address: only its mailbox holds the link. */
  hasAccount: boolean;
}

/**
 * The content of an invitation: its link is enough to read it, but not to become a member.
 * @throws AppError gone where it was used, revoked or is over; rate_limited
 */
export async function openInvitation(
  platform: Platform,
  actor: Actor,
  token: string,
): Promise<OpenedInvitation> {
  await consumeLimit(platform, "invitationIp");
  const found = await findInvitation(platform.db, { tokenHash: await sha256(token) });
  if (!found || !isOpen(found, platform.now())) throw new AppError("gone", { messageKey: "invitationOver" });
  // Only failed guesses are counted: a whole office may share one address.
  await refundLimit(platform, "invitationIp");
  const [user, account] = await Promise.all([
    actor.kind === "user" ? findUser(platform.db, actor.userId) : undefined,
    findUserByEmail(platform.db, found.member.email),
  ]);
  const signedIn = user && { email: user.email, isVerified: user.emailVerifiedAt !== null };
  return { ...presentInvitation(found), ...(signedIn && { signedIn }), hasAccount: account !== undefined };
}

/** The invited address, and the inviting team. */
export interface InvitedAddress {
  email: string;
  team: string;
  /** The invitee's name, as on their card. */
  name?: string;
}

/** What a form shows to a visitor with the link of an invitation; null where that is over. */
export async function peekInvitation(platform: Platform, token: string): Promise<InvitedAddress | null> {
  const found = await findInvitation(platform.db, { tokenHash: await sha256(token) });
  if (!found || !isOpen(found, platform.now())) return null;
  const { member, owner, card } = found;
  return { email: member.email, team: owner.name, ...(card && { name: card.header }) };
}

/** The open invitations of the actor's own address, once that is verified. */
export async function listOwnInvitations(platform: Platform, actor: UserActor): Promise<InvitationView[]> {
  assertCan(actor, "view", ownOf(actor, "account"));
  const user = await findUser(platform.db, actor.userId);
  if (!user?.emailVerifiedAt) return [];
  const rows = await listInvitations(platform.db, user.email, platform.now(), LIMITS.invitationsShown);
  return rows.filter(({ owner }) => owner.id !== actor.userId).map(presentInvitation);
}

/**
 * Makes the actor a member, if the invitation is for their own verified address. The link alone is not enough.
 * @param name the mailed token, or the invitation's id
 * @throws AppError gone (invitationOver), forbidden (invitationOther, emailUnverified), conflict (alreadyMember,
 *   ownTeam), rate_limited
 */
export async function acceptInvite(
  platform: Platform,
  actor: UserActor,
  name: string,
): Promise<InvitationView> {
  assertCan(actor, "accept", ownOf(actor, "account"));
  await consumeLimit(platform, "invitationIp");
  const { db } = platform;
  const now = platform.now();
  const by = isId(ID_PREFIXES.member, name) ? { id: name } : { tokenHash: await sha256(name) };
  const [found, user] = await Promise.all([findInvitation(db, by), findUser(db, actor.userId)]);
  if (!user) throw new AppError("unauthorized");
  // An id is not secret: its invitation is disclosed only to the invited address.
  const isTold = found && ("tokenHash" in by || found.member.email === user.email);
  if (!found || !isTold || !isOpen(found, now)) throw new AppError("gone", { messageKey: "invitationOver" });
  await refundLimit(platform, "invitationIp");
  requireInvited(found, user);
  const { member, owner } = found;
  const [accepted = 0] = await writeAll(db, [
    acceptInvitation(db, member.id, user.id, now),
    ...notify(
      platform,
      { userId: owner.id, dedupeKey: `joined:${member.id}`, kind: "joined", payload: { name: user.name } },
      { when: isAccepted(member.id, user.id) },
    ),
  ]);
  if (accepted === 0) throw new AppError("conflict", { messageKey: "alreadyMember" });
  startJobs(platform, owner.id);
  return presentInvitation(found);
}

/** @throws AppError forbidden, conflict */
function requireInvited({ member, owner }: InvitationRow, user: UserRow): void {
  if (owner.id === user.id) throw new AppError("conflict", { messageKey: "ownTeam" });
  if (member.email !== user.email)
    throw new AppError("forbidden", {
      messageKey: "invitationOther",
      params: { invited: member.email, own: user.email },
    });
  if (!user.emailVerifiedAt) throw new AppError("forbidden", { messageKey: "emailUnverified" });
}

const isOpen = ({ member, owner }: InvitationRow, now: Date): boolean =>
  owner.isEnabled && member.removedAt === null && member.userId === null && member.expiresAt > now;

function presentInvitation({ member, owner, card }: InvitationRow): InvitationView {
  const { id, email, permission, expiresAt } = member;
  return {
    ...{ id, email, permission, team: owner.name, expiresAt: expiresAt.toISOString() },
    ...(card && { card: { hash: card.hash, header: card.header } }),
  };
}
