import type { Provider } from "~/domain/accounts/social";
import { AppError, invalidField } from "~/domain/errors";
import { newId, newToken } from "~/domain/ids";
import { LIFETIMES } from "~/domain/limits";
import { type Condition, writeAll } from "~/server/data/batch.server";
import { findIdentity, insertIdentity, isIdentityOf } from "~/server/data/identities.server";
import type { PasskeyRow } from "~/server/data/passkeys.server";
import { isStillProof } from "~/server/data/sign-in-proof.server";
import {
  findSocialProof,
  insertSocialProof,
  isProofOpen,
  isProofSecret,
  replaceProofSecret,
  type SocialProofRow,
  spendSocialProof,
} from "~/server/data/social-proofs.server";
import { findUser, findUserByEmail, hasAddress, type UserRow } from "~/server/data/users.server";
import { sha256 } from "~/server/platform/digest.server";
import { startJobs } from "~/server/platform/job-queue.server";
import { mailboxId } from "~/server/platform/mailbox-id.server";
import type { Platform } from "~/server/platform/platform.server";
import { spend } from "~/server/platform/rate-limits.server";
import { isMacOf, macOf } from "~/server/platform/secrets.server";
import { envelopeOf, mailAbout } from "~/server/services/accounts/account-mail.server";
import { writeWithNotice } from "~/server/services/accounts/account-notice.server";
import { checkPassword } from "~/server/services/accounts/check-password.server";
import { openSession, type SignedIn } from "~/server/services/accounts/tokens.server";
import { type Carried, carriedOf } from "./carried.server";
import { identityRow, type Meeting, meetPerson } from "./meet-person.server";
import { type Proved, WayEnded } from "./way-back.server";

/** The cookie of a pending proof: it cannot be continued in another browser. */
const cookieOf = async (platform: Platform, id: string) =>
  `${id}.${await macOf(platform, "session", textOf(id))}`;
const textOf = (id: string) => `social-proof:${id}`;

async function proofOf(platform: Platform, cookie: string | null): Promise<SocialProofRow | undefined> {
  const [, id, given] = /^(\w{1,40})\.([0-9a-f]{64})$/.exec(cookie ?? "") ?? [];
  if (!id || !given || !(await isMacOf(platform, "session", textOf(id), given))) return undefined;
  return findSocialProof(platform.db, id, platform.realNow());
}

/** What the screen shows of a proof. */
export interface ProofView {
  provider: Provider;
  email: string;
  /** The address is an existing account's, linked by its password or passkey; else only a mail can prove it. */
  isKnown: boolean;
  hasPassword: boolean;
}

/** The session of a finished proof, with the carried state. */
export interface Proven extends SignedIn {
  isSignUp: boolean;
  carried: Carried;
}

/**
 * Stores a proved identity until a mailbox or an account is proved as well; where the provider does not prove the
 * mailbox, the mail is sent at once.
 * @returns the value of the browser's cookie
 * @throws AppError rate_limited by mailbox
 */
export async function startProof(
  platform: Platform,
  { person, refreshToken }: Proved,
  meeting: Exclude<Meeting, { kind: "signed-in" }>,
  { language, route, brought }: Carried,
): Promise<string> {
  const now = platform.realNow();
  const row: SocialProofRow = {
    id: newId("spf"),
    // The hash of an unknown secret; a mailed link replaces it.
    secretHash: await sha256(newToken()),
    provider: person.provider,
    subject: person.subject,
    email: meeting.email,
    isEmailProved: meeting.kind === "prove-account",
    name: person.name,
    refreshToken,
    userId: meeting.kind === "prove-account" ? meeting.user.id : null,
    language,
    route,
    brought,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIMES.socialProof * 1000),
    usedAt: null,
  };
  if (meeting.kind === "prove-mailbox") await spendMail(platform, meeting.email);
  await insertSocialProof(platform.db, row);
  if (meeting.kind === "prove-mailbox") await sendProofMail(platform, row);
  return cookieOf(platform, row.id);
}

const spendMail = async (platform: Platform, email: string) =>
  spend(platform, "socialMailTo", 1, await mailboxId(platform, email));

async function sendProofMail(platform: Platform, row: SocialProofRow): Promise<void> {
  const token = newToken();
  const mail = {
    to: row.email,
    language: carriedOf(row).language,
    kind: "proveSocial" as const,
    params: { name: row.name?.slice(0, 500) ?? row.email, token, provider: row.provider },
  };
  const secretHash = await sha256(token);
  const shard = row.userId ?? "system";
  await writeAll(platform.db, [
    replaceProofSecret(platform.db, row.id, secretHash),
    mailAbout(platform, shard, `prove:${secretHash.slice(0, 32)}`, mail),
  ]);
  startJobs(platform, shard);
}

/** @returns this browser's pending proof, or null */
export async function viewProof(platform: Platform, cookie: string | null): Promise<ProofView | null> {
  const row = await proofOf(platform, cookie);
  if (!row) return null;
  const user = row.userId ? await findUser(platform.db, row.userId) : undefined;
  const hasPassword = row.isEmailProved && user?.passwordHash != null;
  return { provider: row.provider, email: row.email, isKnown: row.isEmailProved, hasPassword };
}

/**
 * Mails a link that proves the account instead of its password.
 * @throws AppError gone, rate_limited
 */
export async function mailProof(platform: Platform, cookie: string | null): Promise<void> {
  const row = await requireProof(platform, cookie);
  await spendMail(platform, row.email);
  await sendProofMail(platform, row);
}

/**
 * Links by the account's password, needed only this once. It counts as at the login.
 * @throws AppError gone, invalid (passwordWrong on `password`), rate_limited
 */
export async function proveByPassword(
  platform: Platform,
  cookie: string | null,
  password: string,
): Promise<Proven> {
  const row = await requireProof(platform, cookie);
  const found = row.isEmailProved && row.userId ? await findUser(platform.db, row.userId) : undefined;
  const user = found?.isEnabled ? found : undefined;
  const passwordHash = user?.passwordHash ?? null;
  const isRight = await checkPassword(platform, { email: row.email, password, passwordHash });
  if (!user || passwordHash === null || !isRight) throw invalidField("password", "passwordWrong");
  return linkProof(platform, row, user, isStillProof(user.id, { method: "password", passwordHash }));
}

/**
 * Links the account just proved by a passkey, if this browser has a pending proof for it.
 * @returns null without one
 */
export async function proveByPasskey(
  platform: Platform,
  cookie: string | null,
  { userId, id }: Pick<PasskeyRow, "userId" | "id">,
): Promise<Proven | null> {
  const row = await proofOf(platform, cookie);
  const user = row?.isEmailProved && row.userId === userId ? await findUser(platform.db, userId) : undefined;
  if (!row || !user?.isEnabled) return null;
  return linkProof(platform, row, user, isStillProof(user.id, { method: "passkey", passkeyId: id }));
}

/** @returns whether a mailed link is valid in this browser, only in another one, or not at all */
export async function canProveByMail(
  platform: Platform,
  cookie: string | null,
  token: string,
): Promise<"here" | "elsewhere" | "over"> {
  const secretHash = await sha256(token);
  if ((await proofOf(platform, cookie))?.secretHash === secretHash) return "here";
  return (await isProofSecret(platform.db, secretHash, platform.realNow())) ? "elsewhere" : "over";
}

/**
 * Continues by a mailed link, in the browser where the sign-in began: the link proves the mailbox there, and has no
 * effect when another person is tricked into opening it.
 * @throws AppError gone, WayEnded disabled
 */
export async function proveByMail(platform: Platform, cookie: string | null, token: string): Promise<Proven> {
  const row = await requireProof(platform, cookie);
  if (row.secretHash !== (await sha256(token))) throw gone();
  const user = await findUserByEmail(platform.db, row.email);
  if (user && !user.isEnabled) throw new WayEnded("disabled");
  if (user?.emailVerifiedAt) return linkProof(platform, row, user, hasAddress(user.id, row.email));
  const meeting = await meetPerson(platform, provedOf(row), carriedOf(row), true);
  if (meeting.kind === "signed-in") {
    await spendSocialProof(platform.db, row.id, platform.realNow());
    const { tokens, email, isSignUp } = meeting;
    return { tokens, email, isSignUp, carried: carriedOf(row) };
  }
  if (meeting.kind === "prove-account")
    return linkProof(platform, row, meeting.user, hasAddress(meeting.user.id, row.email));
  throw gone();
}

/**
 * Of parallel proofs one links; the identity exists for the others.
 * @param isProved the condition that the account is still proved, inside the write
 * @throws WayEnded taken, refused
 */
async function linkProof(
  platform: Platform,
  row: SocialProofRow,
  user: UserRow,
  isProved: Condition,
): Promise<Proven> {
  const now = platform.realNow();
  const identity = identityRow(platform, provedOf(row), user.id);
  const { provider } = row;
  const mail = {
    ...envelopeOf(user),
    kind: "identityLinked" as const,
    params: { name: user.name, at: now.toISOString(), provider },
  };
  const writes = [
    insertIdentity(identity, isProofOpen(row.id, isProved)),
    spendSocialProof(platform.db, row.id, now),
  ];
  const when = isIdentityOf(user.id, provider, row.subject);
  await writeWithNotice(platform, writes, { user, mailId: `linked:${row.id}`, mail, when });
  const linked = await findIdentity(platform.db, provider, row.subject);
  if (linked?.userId !== user.id) throw new WayEnded("taken");
  const tokens = await openSession(platform, user, { method: provider, identityId: linked.id });
  if (!tokens) throw new WayEnded("refused");
  return { tokens, email: user.email, isSignUp: false, carried: carriedOf(row) };
}

async function requireProof(platform: Platform, cookie: string | null): Promise<SocialProofRow> {
  const row = await proofOf(platform, cookie);
  if (!row) throw gone();
  return row;
}

const gone = () => new AppError("gone", { messageKey: "tokenInvalid" });

function provedOf(row: SocialProofRow): Proved {
  const { subject, email, name, isEmailProved, refreshToken } = row;
  return {
    person: {
      provider: row.provider,
      subject,
      email,
      isEmailVerified: isEmailProved,
      hostedDomain: null,
      name,
    },
    refreshToken,
  };
}
