import type { FirstTouch } from "~/domain/accounts/schema";
import { AppError, invalidField } from "~/domain/errors";
import { newId } from "~/domain/ids";
import type { LanguageCode } from "~/domain/languages";
import { writeAll } from "~/server/data/batch.server";
import { isHeldEmail } from "~/server/data/email-changes.server";
import { insertSession } from "~/server/data/sessions.server";
import { isStillProof } from "~/server/data/sign-in-proof.server";
import { findUserByEmail, insertUser, newUser, type UserRow } from "~/server/data/users.server";
import { isUniqueViolation } from "~/server/data/violations.server";
import { startJobs } from "~/server/platform/job-queue.server";
import { mailboxId } from "~/server/platform/mailbox-id.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit, tryLimit } from "~/server/platform/rate-limits.server";
import { prepareMailToken } from "./mail-tokens.server";
import { prepareRefreshToken, sessionRow, signFor, type TokenPair } from "./tokens.server";

export interface Registration {
  email: string;
  password: string;
  name: string;
  locale: LanguageCode;
  /** From the browser; an IANA name. */
  timeZone?: string;
  firstTouch?: FirstTouch;
}

/**
 * Creates an account and signs it in at once; a mail asks to verify the address. User, session, token and mail are one
 * write: there is no partial account. A mailbox at its daily limit gets no more mail: the address may be misused by
 * others, so the account is created all the same and its owner requests the mail later.
 * @throws AppError invalid (emailTaken on `email`), rate_limited
 */
export async function register(
  platform: Platform,
  input: Registration,
): Promise<TokenPair & { user: UserRow }> {
  await consumeLimit(platform, "signUpIp");
  if (await findUserByEmail(platform.db, input.email)) throw invalidField("email", "emailTaken");
  // After the look-up: an address given up in between is found here.
  if (await isHeldEmail(platform.db, input.email, platform.realNow()))
    throw invalidField("email", "emailTaken");
  const isMailed = await tryLimit(platform, "verifyMailTo", await mailboxId(platform, input.email));
  const now = platform.now();
  const proof = { method: "password" as const, passwordHash: await platform.passwords.hash(input.password) };
  const user = newUser({
    email: input.email,
    name: input.name,
    passwordHash: proof.passwordHash,
    locale: input.locale,
    emailVerifiedAt: null,
    timeZone: input.timeZone ?? null,
    firstTouch: input.firstTouch ?? null,
    createdAt: now,
  });
  const sessionId = newId("ses");
  const refresh = await prepareRefreshToken(platform, sessionId, newId("rft"));
  const verify = isMailed ? await prepareMailToken(platform, user, "verify-email") : [];
  try {
    await writeAll(platform.db, [
      insertUser(platform.db, user),
      insertSession(sessionRow(platform, sessionId, user.id, "password"), isStillProof(user.id, proof)),
      refresh.insert,
      ...verify,
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "users.email")) throw invalidField("email", "emailTaken");
    throw new AppError("internal", { cause: error });
  }
  startJobs(platform, user.id);
  return { accessToken: await signFor(platform, user, sessionId), refreshToken: refresh.secret, user };
}
