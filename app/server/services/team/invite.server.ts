import type { UserActor } from "~/domain/accounts/actor";
import { isPaid } from "~/domain/billing/entitlement";
import { DAY_MS } from "~/domain/durations";
import { AppError } from "~/domain/errors";
import { newId, newToken } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { RATE_LIMITS } from "~/domain/rate-limits";
import type { InviteInput } from "~/domain/team/member";
import type { Condition, Write } from "~/server/data/batch.server";
import { insertMember, isOpenInvitation, renewInvitation } from "~/server/data/invitations.server";
import { enqueue } from "~/server/data/outbox.server";
import { findUser, findUserByEmail, type UserRow } from "~/server/data/users.server";
import { sha256 } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit, isAllowed, rateLimited, refundLimit } from "~/server/platform/rate-limits.server";
import { notifyInApp } from "~/server/services/notifications/notify.server";
import { maySendTo, neverSent } from "~/server/services/notifications/suppress.server";

/**
 * Requires that the actor may invite: an owner with a plan and a verified address.
 * @throws AppError payment_required, forbidden (emailUnverified), unauthorized
 */
export async function requireInviter(platform: Platform, actor: UserActor): Promise<UserRow> {
  assertCan(actor, "create", ownOf(actor, "member"));
  if (!isPaid(actor.plan, platform.now())) throw new AppError("payment_required", { field: "member" });
  const inviter = await findUser(platform.db, actor.userId);
  if (!inviter) throw new AppError("unauthorized");
  if (!inviter.emailVerifiedAt) throw new AppError("forbidden", { messageKey: "emailUnverified" });
  return inviter;
}

/** An invitation that is counted before it is written. */
export interface Admission {
  /** False if the mailbox has opted out: the invitation is made all the same, and shown after sign-in. */
  isMailed: boolean;
  /** Uncounts it, for the sender and for the mailbox, if it was not written. */
  takeBack: () => Promise<void>;
}

/**
 * Counts an invitation. The caller takes that back where none is made.
 * @throws AppError rate_limited by sender and by recipient
 */
export async function admitInvitation(
  platform: Platform,
  senderId: string,
  email: string,
): Promise<Admission> {
  await consumeLimit(platform, "invite", senderId);
  const admission = await admitMail(platform, senderId, email);
  // Other mail to that mailbox is not disclosed to the sender: the wait is the limit's whole window.
  if (!admission) throw rateLimited(RATE_LIMITS.strangerMailTo.windowSeconds);
  return admission;
}

/** The same for a job. @returns the limit that prevents the invitation, if one does */
export async function tryInvitation(
  platform: Platform,
  senderId: string,
  email: string,
): Promise<Admission | "dailyLimit" | "recipientLimit"> {
  if (!(await isAllowed(consumeLimit(platform, "invite", senderId)))) return "dailyLimit";
  return (await admitMail(platform, senderId, email)) ?? "recipientLimit";
}

/** Counts the mail of an invitation already counted for the sender. */
async function admitMail(
  platform: Platform,
  senderId: string,
  email: string,
): Promise<Admission | undefined> {
  const allowed = await maySendTo(platform, email);
  const takeBack = async () => {
    await refundLimit(platform, "invite", senderId);
    if (allowed === "yes") await neverSent(platform, email);
  };
  if (allowed !== "limited") return { isMailed: allowed === "yes", takeBack };
  await takeBack();
  return undefined;
}

export interface Invitation {
  id: string;
  /** Creates the invitation, mails it and notifies an existing account. */
  writes: Write[];
}

/**
 * An invitation that is not written yet: the first of its writes makes the row.
 * @param onlyIf a further condition, decided inside the write
 * @param id of the member; a new one by default
 */
export async function newInvitation(
  platform: Platform,
  inviter: UserRow,
  { email, permission }: Omit<InviteInput, "card">,
  {
    seats,
    isMailed,
    onlyIf,
    id = newId("mem"),
  }: { seats: number; isMailed: boolean; onlyIf?: Condition; id?: string },
): Promise<Invitation> {
  const now = platform.now();
  const { token, tokenHash, expiresAt } = await newLink(now);
  const row = { id, ownerId: inviter.id, email, permission, tokenHash, expiresAt, createdAt: now };
  const when = isOpenInvitation(id, tokenHash);
  return {
    id,
    writes: [
      insertMember(row, seats, onlyIf),
      ...(isMailed ? [invitationMail(inviter, { id, email, token, expiresAt }, now, when)] : []),
      ...(await noticeTo(platform, inviter, { id, email }, when)),
    ],
  };
}

/** The writes that send an invitation again: with a new link, the earlier one is invalid. */
export async function renewedInvitation(
  platform: Platform,
  inviter: UserRow,
  { id, email }: { id: string; email: string },
  isMailed: boolean,
): Promise<Write[]> {
  const now = platform.now();
  const { token, tokenHash, expiresAt } = await newLink(now);
  const when = isOpenInvitation(id, tokenHash);
  return [
    renewInvitation(platform.db, { ownerId: inviter.id, id }, { tokenHash, expiresAt }),
    ...(isMailed ? [invitationMail(inviter, { id, email, token, expiresAt }, now, when)] : []),
  ];
}

async function newLink(now: Date) {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIMITS.invitationDays * DAY_MS);
  return { token, tokenHash: await sha256(token), expiresAt };
}

/** The same mail, in the inviter's language, whether the address has an account or not. */
function invitationMail(
  inviter: UserRow,
  { id, email, token, expiresAt }: { id: string; email: string; token: string; expiresAt: Date },
  now: Date,
  when: Condition,
): Write {
  const params = { name: inviter.name, token, until: expiresAt.toISOString() };
  const mail = { kind: "teamInvitation" as const, to: email, language: inviter.locale, params };
  // One mail per link.
  const payload = { mailId: `${id}:${expiresAt.getTime()}`, mail };
  return enqueue({ name: "sendMail", shard: inviter.id, payload }, now, { when });
}

/** A verified account with that address is notified in the app too. */
async function noticeTo(
  platform: Platform,
  inviter: UserRow,
  { id, email }: { id: string; email: string },
  when: Condition,
): Promise<Write[]> {
  const known = await findUserByEmail(platform.db, email);
  if (!known?.isEnabled || !known.emailVerifiedAt) return [];
  const told = { kind: "invitation" as const, payload: { name: inviter.name } };
  return [notifyInApp(platform, { userId: known.id, dedupeKey: `invitation:${id}`, ...told }, { when })];
}
