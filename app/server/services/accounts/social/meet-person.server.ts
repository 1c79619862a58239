import { accountName, provesMailbox } from "~/domain/accounts/social";
import { newId } from "~/domain/ids";
import { writeAll } from "~/server/data/batch.server";
import {
  findIdentity,
  type IdentityRow,
  insertNewIdentity,
  touchIdentity,
} from "~/server/data/identities.server";
import { findUser, findUserByEmail, insertUser, UNTOLD, type UserRow } from "~/server/data/users.server";
import { isUniqueViolation } from "~/server/data/violations.server";
import { wakeJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { openSession, prepareSession, type TokenPair } from "~/server/services/accounts/tokens.server";
import type { Carried } from "./carried.server";
import { takeOver } from "./take-over.server";
import { type Proved, WayEnded } from "./way-back.server";

/** Somebody is signed in, or has to prove a mailbox or an account first. */
export type Meeting =
  | { kind: "signed-in"; tokens: TokenPair; isSignUp: boolean }
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
 * @throws WayEnded disabled, no-email
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
  if (!(await takeOver(platform, user, identityRow(platform, proved, user.id)))) return null;
  return { kind: "signed-in", tokens: await openSession(platform, user, person.provider), isSignUp: false };
}

async function signInAs(platform: Platform, identity: IdentityRow, proved: Proved): Promise<Meeting> {
  const user = await findUser(platform.db, identity.userId);
  if (!user?.isEnabled) throw new WayEnded("disabled");
  const { writes, tokens } = await prepareSession(platform, user, identity.provider);
  const { refreshToken, person } = proved;
  const seen = { email: person.email, refreshToken };
  await writeAll(platform.db, [touchIdentity(platform.db, identity.id, seen, platform.now()), ...writes]);
  return { kind: "signed-in", tokens, isSignUp: false };
}

/** The row by which a provider's account signs a user in from now on. */
export function identityRow(
  platform: Platform,
  { person, refreshToken }: Proved,
  userId: string,
): IdentityRow {
  const now = platform.now();
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

/** Account, identity and session are one write. @returns null where the address or the identity came into use meanwhile */
async function signUp(
  platform: Platform,
  proved: Proved,
  email: string,
  { language, brought }: Carried,
): Promise<Meeting | null> {
  const { person } = proved;
  const now = platform.now();
  const user: UserRow = {
    id: newId("usr"),
    email,
    name: accountName(person.name, email),
    passwordHash: null,
    roles: ["ROLE_USER"],
    isEnabled: true,
    locale: language,
    emailVerifiedAt: now,
    ...UNTOLD,
    firstTouch: brought.firstTouch ?? null,
    createdAt: now,
    updatedAt: now,
  };
  const { writes, tokens } = await prepareSession(platform, user, person.provider);
  try {
    await writeAll(platform.db, [
      insertUser(platform.db, user),
      insertNewIdentity(platform.db, identityRow(platform, proved, user.id)),
      ...writes,
    ]);
  } catch (error) {
    const isTaken =
      isUniqueViolation(error, "users.email") || isUniqueViolation(error, "identities.provider");
    if (isTaken) return null;
    throw error;
  }
  wakeJobs(platform, user.id);
  return { kind: "signed-in", tokens, isSignUp: true };
}
