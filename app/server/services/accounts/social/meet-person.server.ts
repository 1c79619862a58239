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

/** Somebody is signed in, or has to prove a mailbox or an account first. */
export type Meeting =
  | ({ kind: "signed-in"; isSignUp: boolean } & SignedIn)
  | { kind: "prove-mailbox"; email: string }
  | { kind: "prove-account"; email: string; user: UserRow };

/** Of two that meet at once the second finds what the first made. */
const TRIES = 3;

/**
 * Finds the account of somebody whom a provider proved, by the provider's own id of them and never by what an address
 * alone says. An address that is proved meets the account that has it: one that nobody had verified becomes theirs, and
 * nobody else's way in is left; a verified one is linked once they have proved that it is theirs. Where nobody has the
 * address, an account is made.
 * @param isMailboxProved they have answered a mail to the address
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
  // The identity became somebody's meanwhile, or was removed again.
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

/** The row by which a provider's account signs a user in from now on. */
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
 * @returns null where the address or the identity came into use meanwhile
 * @throws WayEnded held, of an address that can still be taken back to the account that left it
 */
async function signUp(
  platform: Platform,
  proved: Proved,
  email: string,
  { language, brought }: Carried,
): Promise<Meeting | null> {
  const { person } = proved;
  const now = platform.realNow();
  // After the look-up: an address that is left in between is found here.
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
