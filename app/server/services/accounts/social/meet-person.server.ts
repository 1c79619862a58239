import { accountName, provesMailbox } from "~/domain/accounts/social";
import { newId } from "~/domain/ids";
import { writeAll } from "~/server/data/batch.server";
import { isHeldEmail } from "~/server/data/email-changes.server";
import {
  findIdentity,
  type IdentityRow,
  insertNewIdentity,
  touchIdentity,
} from "~/server/data/identities.server";
import { findUser, findUserByEmail, insertUser, newUser, type UserRow } from "~/server/data/users.server";
import { isUniqueViolation } from "~/server/data/violations.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { notifyNewDevice } from "~/server/services/accounts/notify-new-device.server";
import { openSession, prepareSession, type SignedIn } from "~/server/services/accounts/tokens.server";
import type { Carried } from "./carried.server";
import { takeOver } from "./take-over.server";
import { type Proved, WayEnded } from "./way-back.server";

/** Signed in, or a mailbox or an account has to be proved first. */
export type Meeting =
  | ({ kind: "signed-in"; isSignUp: boolean } & SignedIn)
  | { kind: "prove-mailbox"; email: string }
  | { kind: "prove-account"; email: string; user: UserRow };

/** Of two concurrent sign-ups the second finds the account of the first. */
const TRIES = 3;

/**
 * Finds the account of a proved identity, by the provider's subject and never by an unproved address. A proved address
 * matches the account that has it: an unverified one is taken over, and every other way in is removed; a verified one
 * is linked once it is proved to be theirs. For an unused address an account is created.
 * @param isMailboxProved a mail to the address was answered
 * @throws WayEnded disabled, no-email, held
 */
export async function meetPerson(
  platform: Platform,
  proved: Proved,
  carried: Carried,
  isMailboxProved = false,
): Promise<Meeting> {
  for (let tries = 1; ; tries++) {
    const meeting = await meetOnce(platform, proved, carried, isMailboxProved);
    if (meeting) return meeting;
    if (tries === TRIES) throw new Error("an account changed each time that somebody met it");
  }
}

async function meetOnce(
  platform: Platform,
  proved: Proved,
  carried: Carried,
  isMailboxProved: boolean,
): Promise<Meeting | null> {
  const { person } = proved;
  const identity = await findIdentity(platform.db, person.provider, person.subject);
  if (identity) return signInAs(platform, identity, proved);
  const { email } = person;
  if (!email) throw new WayEnded("no-email");
  if (!isMailboxProved && !provesMailbox(person)) return { kind: "prove-mailbox", email };
  const user = await findUserByEmail(platform.db, email);
  if (!user) return signUp(platform, proved, email, carried);
  if (!user.isEnabled) throw new WayEnded("disabled");
  if (user.emailVerifiedAt) return { kind: "prove-account", email, user };
  const made = identityRow(platform, proved, user.id);
  if (!(await takeOver(platform, user, made))) return null;
  const tokens = await openSession(platform, user, { method: person.provider, identityId: made.id });
  // The identity was linked elsewhere meanwhile, or removed again.
  if (!tokens) return null;
  return { kind: "signed-in", tokens, email: user.email, isSignUp: false };
}

/** @returns null where the identity was removed meanwhile */
async function signInAs(platform: Platform, identity: IdentityRow, proved: Proved): Promise<Meeting | null> {
  const user = await findUser(platform.db, identity.userId);
  if (!user?.isEnabled) throw new WayEnded("disabled");
  await notifyNewDevice(platform, user);
  const { writes, tokens } = await prepareSession(platform, user, {
    method: identity.provider,
    identityId: identity.id,
  });
  const { refreshToken, person } = proved;
  const seen = { email: person.email, refreshToken };
  const touched = touchIdentity(platform.db, identity.id, seen, platform.realNow());
  const [opened] = await writeAll(platform.db, [...writes, touched]);
  if (opened === 0) return null;
  return { kind: "signed-in", tokens, email: user.email, isSignUp: false };
}

/** The row that links a provider's account to a user. */
export function identityRow(
  platform: Platform,
  { person, refreshToken }: Proved,
  userId: string,
): IdentityRow {
  const now = platform.realNow();
  return {
    id: newId("idn"),
    userId,
    provider: person.provider,
    subject: person.subject,
    email: person.email,
    refreshToken,
    createdAt: now,
    usedAt: now,
  };
}

/**
 * Account, identity and session are one write.
 * @returns null where the address or the identity was taken meanwhile
 * @throws WayEnded held, for an address that the account which left it can still restore
 */
async function signUp(
  platform: Platform,
  proved: Proved,
  email: string,
  { language, brought }: Carried,
): Promise<Meeting | null> {
  const { person } = proved;
  const now = platform.realNow();
  // After the look-up: an address given up in between is found here.
  if (await isHeldEmail(platform.db, email, now)) throw new WayEnded("held");
  const user = newUser({
    email,
    name: accountName(person.name, email),
    passwordHash: null,
    locale: language,
    emailVerifiedAt: now,
    timeZone: brought.timeZone ?? null,
    firstTouch: brought.firstTouch ?? null,
    createdAt: now,
  });
  const identity = identityRow(platform, proved, user.id);
  const proof = { method: person.provider, identityId: identity.id };
  const { writes, tokens } = await prepareSession(platform, user, proof);
  try {
    await writeAll(platform.db, [
      insertUser(platform.db, user),
      insertNewIdentity(platform.db, identity),
      ...writes,
    ]);
  } catch (error) {
    const isTaken =
      isUniqueViolation(error, "users.email") || isUniqueViolation(error, "identities.provider");
    if (isTaken) return null;
    throw error;
  }
  startJobs(platform, user.id);
  return { kind: "signed-in", tokens, email, isSignUp: true };
}
