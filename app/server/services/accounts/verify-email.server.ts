import type { Actor } from "~/domain/accounts/actor";
import { AppError, invalidField } from "~/domain/errors";
import {
  findMailToken,
  findUser,
  isTokenOfVerified,
  markEmailVerified,
  spendMailToken,
} from "~/server/data/users.server";
import { sha256 } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";
import { mailWaitingContacts } from "~/server/services/contacts/waiting-contacts.server";
import { checkPassword } from "./check-password.server";

/** @returns the user whose address a valid link confirms, else null; checking does not use it up */
export async function verifiesEmailOf(platform: Platform, token: string): Promise<string | null> {
  const row = await findMailToken(platform.db, await sha256(token), "verify-email", platform.realNow());
  return row?.userId ?? null;
}

/** Whether a link, valid or not, belongs to an account whose address is verified already. */
export async function hasNothingToVerify(platform: Platform, token: string): Promise<boolean> {
  return isTokenOfVerified(platform.db, await sha256(token));
}

/** The link's visitor: the signed-in account, or one that gives the password. */
interface Presser {
  actor: Actor;
  password?: string;
}

/** Whether a link's account is signed in, by its user: an acting admin does not read its mail. */
export const isOwnLink = (actor: Actor, owner: string): boolean =>
  actor.kind === "user" && !actor.acting && actor.userId === owner;

/**
 * Marks a user's address as verified; contacts that waited for that are mailed to them. A link is valid in a session of
 * its account or with its password: the owner of a mailbox must not verify an account that another person made with it.
 * Passwords count as at the login.
 * @throws AppError invalid (tokenInvalid on `token`; required or passwordWrong on `password`), rate_limited
 */
export async function verifyEmail(platform: Platform, token: string, presser: Presser): Promise<void> {
  const now = platform.realNow();
  const tokenHash = await sha256(token);
  const good = await findMailToken(platform.db, tokenHash, "verify-email", now);
  if (!good) throw tokenInvalid();
  if (!isOwnLink(presser.actor, good.userId)) await assertPassword(platform, good.userId, presser.password);
  const row = await spendMailToken(platform.db, tokenHash, "verify-email", now);
  if (!row) throw tokenInvalid();
  await markEmailVerified(platform.db, row.userId, now);
  await mailWaitingContacts(platform, row.userId, `verified:${row.id}`);
}

async function assertPassword(
  platform: Platform,
  userId: string,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) throw invalidField("password", "required");
  const user = await findUser(platform.db, userId);
  const { email, passwordHash } = user ?? { email: userId, passwordHash: null };
  if (!(await checkPassword(platform, { email, password, passwordHash })))
    throw invalidField("password", "passwordWrong");
}

const tokenInvalid = () => new AppError("invalid", { field: "token", messageKey: "tokenInvalid" });
