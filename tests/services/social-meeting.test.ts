import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { ANONYMOUS } from "~/domain/accounts/actor";
import { newId } from "~/domain/ids";
import { sessions, users } from "~/server/data/schema/accounts.server";
import { emailChanges, identities, passkeys, socialProofs } from "~/server/data/schema/sign-in.server";
import { markEmailVerified } from "~/server/data/users.server";
import { forgotPassword } from "~/server/services/accounts/forgot-password.server";
import { login } from "~/server/services/accounts/login.server";
import { register } from "~/server/services/accounts/register.server";
import { resetPassword } from "~/server/services/accounts/reset-password.server";
import { beginConfirm, beginLink } from "~/server/services/accounts/social/begin.server";
import type { Finished } from "~/server/services/accounts/social/finish.server";
import { listWaysByProvider, unlinkIdentity } from "~/server/services/accounts/social/identities.server";
import {
  canProveByMail,
  mailProof,
  proveByMail,
  proveByPassword,
  viewProof,
} from "~/server/services/accounts/social/prove.server";
import {
  hasNothingToVerify,
  verifiesEmailOf,
  verifyEmail,
} from "~/server/services/accounts/verify-email.server";
import { setEnabled } from "../support/enabled";
import { mailTo } from "../support/inbox";
import { type TestPlatform, testPlatform } from "../support/platform";
import { actorOf, choose, comeBack, signInWith, startOf, tokenActor } from "../support/social";

const MINUTE = 60_000;
const PASSWORD = "plover-and-heron";
let made = 0;
const address = (host: string) => `person-${++made}-${Date.now()}@${host}`;

async function account(platform: TestPlatform, email: string, isVerified: boolean) {
  const { user, accessToken } = await register(platform, {
    email,
    password: PASSWORD,
    name: "Ada",
    locale: "en",
  });
  if (isVerified) await markEmailVerified(platform.db, user.id, platform.now());
  return { user, accessToken, actor: await tokenActor(platform, accessToken) };
}

const identitiesOf = (platform: TestPlatform, userId: string) =>
  platform.db.select().from(identities).where(eq(identities.userId, userId));

const liveSessions = (platform: TestPlatform, userId: string) =>
  platform.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));

function proofCookie(finished: Finished, outcome: "known" | "mailed"): string {
  expect(finished).toMatchObject({ kind: "proving", outcome });
  return finished.kind === "proving" ? finished.cookie : "";
}

const tokenIn = (text: string) => /\/login\/social\/prove\/([\w-]{43})/.exec(text)?.[1] ?? "";

test.each([
  ["google", "@gmail.com", {}],
  ["google", "of an organisation", { hosted: "workshop.example" }],
  ["apple", "that Apple verified", {}],
] as const)(
  "%s's word is a proof for an address %s: an unverified account is taken over",
  async (provider, what, more) => {
    const platform = testPlatform();
    const email = address(what === "@gmail.com" ? "gmail.com" : "workshop.example");
    // Another person signed up with the address before its owner.
    const { user, actor, accessToken } = await account(platform, email, false);
    await forgotPassword(platform, { email });
    const now = platform.now();
    await platform.db.insert(passkeys).values({
      id: newId("psk"),
      userId: user.id,
      credentialId: `credential-${user.id}`,
      publicKey: Buffer.from("key"),
      counter: 0,
      isBackedUp: false,
      name: "Theirs",
      createdAt: now,
    });
    await platform.db.insert(identities).values({
      id: newId("idn"),
      userId: user.id,
      provider: "google",
      subject: `attacker-${user.id}`,
      createdAt: now,
    });
    await platform.db.insert(emailChanges).values({
      id: newId("tok"),
      userId: user.id,
      oldEmail: email,
      newEmail: "attacker@elsewhere.example",
      createdAt: now,
      expiresAt: new Date(now.getTime() + MINUTE),
    });
    const finished = await signInWith(platform, provider, { email, ...more });
    const owner = await actorOf(platform, finished);
    expect([owner.userId, finished.kind === "signed-in" && finished.isSignUp]).toEqual([user.id, false]);
    await expect(tokenActor(platform, accessToken)).rejects.toThrow("invalid");
    await expect(login(platform, { email, password: PASSWORD })).rejects.toMatchObject({
      code: "unauthorized",
    });
    expect((await liveSessions(platform, user.id)).map(({ id }) => id)).toEqual([owner.sessionId]);
    expect(actor.sessionId).not.toBe(owner.sessionId);
    const left = await identitiesOf(platform, user.id);
    expect(left).toMatchObject([{ provider, email }]);
    for (const table of [passkeys, emailChanges])
      expect(await platform.db.select().from(table).where(eq(table.userId, user.id))).toEqual([]);
    const [row] = await platform.db.select().from(users).where(eq(users.id, user.id));
    expect(row).toMatchObject({ passwordHash: null, emailVerifiedAt: expect.any(Date) });
    const { text } = await mailTo(platform, email, "removed every other way");
    expect(text).toContain("forgot-password");
  },
);

test("a reset link takes an unverified account over as well: identities and passkeys go", async () => {
  const platform = testPlatform();
  const email = address("elsewhere.example");
  const { user } = await account(platform, email, false);
  const now = platform.now();
  await platform.db.insert(identities).values({
    id: newId("idn"),
    userId: user.id,
    provider: "apple",
    subject: `attacker-${user.id}`,
    createdAt: now,
  });
  await forgotPassword(platform, { email });
  await platform.drain();
  const { text } = await mailTo(platform, email, "forgot-password-change");
  const token = /forgot-password-change\/([\w-]{43})/.exec(text)?.[1] ?? "";
  await resetPassword(platform, { token, password: "a-brand-new-secret" });
  expect(await identitiesOf(platform, user.id)).toEqual([]);
});

test("a reset link of a verified account leaves what its owner had linked", async () => {
  const platform = testPlatform();
  const email = address("gmail.com");
  const owner = await actorOf(platform, await signInWith(platform, "google", { email }));
  await forgotPassword(platform, { email });
  await platform.drain();
  const { text } = await mailTo(platform, email, "forgot-password-change");
  const token = /forgot-password-change\/([\w-]{43})/.exec(text)?.[1] ?? "";
  await resetPassword(platform, { token, password: "a-brand-new-secret" });
  expect(await identitiesOf(platform, owner.userId)).toHaveLength(1);
});

test("a verified account is linked after its password, asked once, and mailed", async () => {
  const platform = testPlatform();
  const email = address("gmail.com");
  const { user } = await account(platform, email, true);
  const cookie = proofCookie(await signInWith(platform, "google", { email }), "known");
  expect(await viewProof(platform, cookie)).toEqual({
    provider: "google",
    email,
    isKnown: true,
    hasPassword: true,
  });
  expect(await identitiesOf(platform, user.id)).toEqual([]);
  await expect(proveByPassword(platform, cookie, "wrong-password")).rejects.toMatchObject({
    code: "invalid",
    field: "password",
  });
  const proven = await proveByPassword(platform, cookie, PASSWORD);
  expect((await tokenActor(platform, proven.tokens.accessToken)).userId).toBe(user.id);
  expect((await mailTo(platform, email, "Google signs you in")).subject).toContain("Google was linked");
  // The password is preserved, and not asked for again.
  await login(platform, { email, password: PASSWORD });
  expect(await signInWith(platform, "google", { email })).toMatchObject({ kind: "signed-in" });
  await expect(proveByPassword(platform, cookie, PASSWORD)).rejects.toMatchObject({ code: "gone" });
});

test("a proof is the browser's that holds its cookie, and wrong passwords have an end", async () => {
  const platform = testPlatform();
  const email = address("gmail.com");
  await account(platform, email, true);
  const cookie = proofCookie(await signInWith(platform, "google", { email }), "known");
  const [id, mac = ""] = cookie.split(".");
  for (const forged of [null, "", `${id}.`, `${id}.${mac.replace(/./, "0")}x`, `spf_x.${mac}`])
    await expect(proveByPassword(platform, forged, PASSWORD)).rejects.toMatchObject({ code: "gone" });
  const codes: string[] = [];
  for (let i = 0; i < 7; i++)
    await proveByPassword(platform, cookie, `wrong-${i}`).catch((error) => codes.push(error.code));
  expect(codes.at(-1)).toBe("rate_limited");
});

test("a verified account without its password is linked by a mailed link, in the browser where it began", async () => {
  const platform = testPlatform();
  const email = address("gmail.com");
  const { user } = await account(platform, email, true);
  const cookie = proofCookie(await signInWith(platform, "google", { email }), "known");
  const other = proofCookie(await signInWith(platform, "apple", { email }), "known");
  await mailProof(platform, cookie);
  const token = tokenIn((await mailTo(platform, email, "/login/social/prove/")).text);
  expect(await canProveByMail(platform, other, token)).toBe("elsewhere");
  expect(await canProveByMail(platform, null, token)).toBe("elsewhere");
  expect(await canProveByMail(platform, cookie, "x".repeat(43))).toBe("over");
  await expect(proveByMail(platform, other, token)).rejects.toMatchObject({ code: "gone" });
  expect(await canProveByMail(platform, cookie, token)).toBe("here");
  await proveByMail(platform, cookie, token);
  expect((await identitiesOf(platform, user.id)).map(({ provider }) => provider)).toEqual(["google"]);
  expect(await canProveByMail(platform, cookie, token)).toBe("over");
});

test.each([
  ["no account", undefined],
  ["an unverified account", false],
  ["a verified account", true],
] as const)(
  "an address that the provider does not prove is proved by our mail first: %s",
  async (_what, verified) => {
    const platform = testPlatform();
    const email = address("elsewhere.example");
    const there = verified === undefined ? null : await account(platform, email, verified);
    const finished = await signInWith(platform, "google", { email });
    const cookie = proofCookie(finished, "mailed");
    expect(await viewProof(platform, cookie)).toMatchObject({ isKnown: false, hasPassword: false });
    // Its password proves nothing: the ownership of the mailbox is in question.
    await expect(proveByPassword(platform, cookie, PASSWORD)).rejects.toMatchObject({ code: "invalid" });
    expect(await platform.db.select().from(identities).where(eq(identities.email, email))).toEqual([]);
    if (there) expect(await liveSessions(platform, there.user.id)).toHaveLength(1);
    const [job] = await systemMails(platform, email);
    const token = tokenIn(job ?? "");
    // Another person who is tricked into opening the link proves nothing.
    await expect(proveByMail(platform, null, token)).rejects.toMatchObject({ code: "gone" });
    const proven = await proveByMail(platform, cookie, token);
    const actor = await tokenActor(platform, proven.tokens.accessToken);
    if (there) expect(actor.userId).toBe(there.user.id);
    expect(proven.isSignUp).toBe(there === null);
    expect(await identitiesOf(platform, actor.userId)).toHaveLength(1);
    const keepsPassword = await login(platform, { email, password: PASSWORD }).then(
      () => true,
      () => false,
    );
    expect(keepsPassword).toBe(verified === true);
    expect(await signInWith(platform, "google", { email })).toMatchObject({ kind: "signed-in" });
  },
);

/** Mails about addresses without an account have a separate queue. */
async function systemMails(platform: TestPlatform, email: string): Promise<string[]> {
  const { dueJobs } = await import("~/server/data/outbox.server");
  const { runJob } = await import("../../workers/jobs/table");
  const due = await dueJobs(platform.db, "system", new Date(platform.now().getTime() + 1000), 50);
  for (const job of due) await runJob(platform, job);
  return [(await mailTo(platform, email, "/login/social/prove/")).text];
}

test("mails that prove an address have an end for each mailbox", async () => {
  const platform = testPlatform();
  const email = address("elsewhere.example");
  const kinds: string[] = [];
  for (let i = 0; i < 7; i++) {
    const finished = await signInWith(platform, "google", { email });
    kinds.push(finished.kind === "ended" ? finished.outcome : finished.kind);
  }
  expect(kinds).toEqual([...Array(5).fill("proving"), "too-many", "too-many"]);
  expect(await platform.db.select().from(socialProofs).where(eq(socialProofs.email, email))).toHaveLength(5);
});

test("an unverified address at Apple proves nothing, a relay address is one like others", async () => {
  const platform = testPlatform();
  const unverified = address("elsewhere.example");
  proofCookie(await signInWith(platform, "apple", { email: unverified, isVerified: false }), "mailed");
  const relay = address("privaterelay.appleid.com");
  expect(await signInWith(platform, "apple", { email: relay })).toMatchObject({ isSignUp: true });
});

test("a blocked account is signed in by nobody", async () => {
  const platform = testPlatform();
  const email = address("gmail.com");
  const { userId } = await actorOf(platform, await signInWith(platform, "google", { email }));
  await setEnabled(platform.db, userId, false, platform.now());
  for (const provider of ["google", "apple"] as const)
    expect(await signInWith(platform, provider, { email })).toMatchObject({ outcome: "disabled" });
});

test("an identity is known by its subject: another address of it signs the same account in", async () => {
  const platform = testPlatform();
  const email = address("gmail.com");
  const first = await actorOf(platform, await signInWith(platform, "google", { email }));
  await platform.db
    .update(users)
    .set({ email: address("moved.example") })
    .where(eq(users.id, first.userId));
  const second = await actorOf(platform, await signInWith(platform, "google", { email }));
  expect(second.userId).toBe(first.userId);
});

async function link(platform: TestPlatform, actor: Awaited<ReturnType<typeof actorOf>>, email: string) {
  const begun = await beginLink(platform, actor, startOf("apple"));
  const sent = await choose(platform, begun.address, { email });
  return { begun, sent };
}

test("an account links a provider in its own session alone, and a mail says so", async () => {
  const platform = testPlatform();
  const { actor, user } = await account(platform, address("elsewhere.example"), true);
  const stranger = await account(platform, address("elsewhere.example"), true);
  const email = address("icloud.example");
  const first = await link(platform, actor, email);
  const { cookie } = first.begun;
  const stolen = await comeBack(platform, "apple", first.sent, { cookie, actor: stranger.actor });
  expect(stolen).toMatchObject({ kind: "ended", outcome: "state" });
  const second = await link(platform, actor, email);
  const linked = await comeBack(platform, "apple", second.sent, { cookie: second.begun.cookie, actor });
  expect(linked).toMatchObject({ kind: "linked", provider: "apple" });
  expect((await listWaysByProvider(platform, actor)).items).toMatchObject([{ provider: "apple", email }]);
  expect((await mailTo(platform, user.email, "Apple signs you in")).subject).toContain("Apple was linked");
  const third = await link(platform, stranger.actor, email);
  const taken = await comeBack(platform, "apple", third.sent, {
    cookie: third.begun.cookie,
    actor: stranger.actor,
  });
  expect(taken).toMatchObject({ kind: "ended", outcome: "taken" });
});

test("linking and unlinking ask who is there", async () => {
  const platform = testPlatform();
  platform.freeze();
  const { actor } = await account(platform, address("elsewhere.example"), true);
  platform.travel(11 * MINUTE);
  await expect(beginLink(platform, actor, startOf("google"))).rejects.toMatchObject({
    code: "reauthentication_required",
  });
  await expect(unlinkIdentity(platform, actor, "idn_x")).rejects.toMatchObject({
    code: "reauthentication_required",
  });
});

test("the last way in cannot be unlinked, also not by two at once; others are, with their token taken back", async () => {
  const platform = testPlatform();
  const email = address("gmail.com");
  const actor = await actorOf(platform, await signInWith(platform, "google", { email }));
  const [google] = (await listWaysByProvider(platform, actor)).items;
  await expect(unlinkIdentity(platform, actor, google?.id ?? "")).rejects.toMatchObject({
    code: "conflict",
    messageKey: "lastWayIn",
  });
  const { begun, sent } = await link(platform, actor, address("icloud.example"));
  await comeBack(platform, "apple", sent, { cookie: begun.cookie, actor });
  const { items } = await listWaysByProvider(platform, actor);
  const ends = await Promise.allSettled(items.map(({ id }) => unlinkIdentity(platform, actor, id)));
  expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await listWaysByProvider(platform, actor)).items).toHaveLength(1);
});

test("an unlinked identity of Apple is revoked there, so that its name is told anew", async () => {
  const platform = testPlatform();
  const { actor, user } = await account(platform, address("elsewhere.example"), true);
  const email = address("icloud.example");
  const first = await link(platform, actor, email);
  expect(first.sent.user).toContain("Zoë");
  await comeBack(platform, "apple", first.sent, { cookie: first.begun.cookie, actor });
  expect((await link(platform, actor, email)).sent.user).toBeNull();
  const [item] = (await listWaysByProvider(platform, actor)).items;
  await unlinkIdentity(platform, actor, item?.id ?? "");
  expect((await mailTo(platform, user.email, "no longer signs you in")).subject).toContain("unlinked");
  expect((await link(platform, actor, email)).sent.user).toContain("Zoë");
});

test("a provider proves anew who is there, with the account's own identity alone", async () => {
  const platform = testPlatform();
  platform.freeze();
  const email = address("gmail.com");
  const actor = await actorOf(platform, await signInWith(platform, "google", { email }));
  platform.travel(11 * MINUTE);
  const confirmWith = async (chosen: string) => {
    const begun = await beginConfirm(platform, actor, startOf("google"));
    const sent = await choose(platform, begun.address, { email: chosen });
    return comeBack(platform, "google", sent, { cookie: begun.cookie, actor });
  };
  const confirmedAt = async () =>
    (await platform.db.select().from(sessions).where(eq(sessions.id, actor.sessionId)))[0]?.confirmedAt;
  const before = await confirmedAt();
  expect(await confirmWith(address("gmail.com"))).toMatchObject({ kind: "ended", outcome: "elsewhere" });
  expect(await confirmedAt()).toEqual(before);
  expect(await confirmWith(email)).toMatchObject({ kind: "confirmed" });
  expect(await confirmedAt()).toEqual(platform.now());
});

test("a mailed confirmation counts in a session of its account or with its password, so nobody proves another's", async () => {
  const platform = testPlatform();
  const email = address("elsewhere.example");
  // Another person signed up with the address; its owner reads the mail and is tricked into opening the link.
  const { user } = await account(platform, email, false);
  const token =
    /verify-email\/([\w-]{43})/.exec((await mailTo(platform, email, "/verify-email/")).text)?.[1] ?? "";
  const isVerified = async () =>
    (await platform.db.select().from(users).where(eq(users.id, user.id)))[0]?.emailVerifiedAt !== null;
  const { actor: other } = await account(platform, address("elsewhere.example"), true);
  for (const presser of [{ actor: ANONYMOUS }, { actor: other }, { actor: ANONYMOUS, password: "wrong" }]) {
    await expect(verifyEmail(platform, token, presser)).rejects.toMatchObject({ field: "password" });
    expect(await isVerified()).toBe(false);
  }
  expect(await verifiesEmailOf(platform, token)).toBe(user.id);
  expect(await hasNothingToVerify(platform, token)).toBe(false);
  await verifyEmail(platform, token, { actor: ANONYMOUS, password: PASSWORD });
  expect(await isVerified()).toBe(true);
  expect(await hasNothingToVerify(platform, token)).toBe(true);
});
