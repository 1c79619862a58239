import { describe, expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { profileUpdateSchema, userUpdateSchema } from "~/domain/accounts/profile";
import { LIFETIMES } from "~/domain/limits";
import { writeAll } from "~/server/data/batch.server";
import { usedImageKeys } from "~/server/data/images/held-images.server";
import { upsertUserImage } from "~/server/data/images/store-images.server";
import { findUser, findUserByEmail } from "~/server/data/users.server";
import { authenticate } from "~/server/services/accounts/authenticate.server";
import { askEmailChange, dropEmailChange } from "~/server/services/accounts/change-email.server";
import { changePassword } from "~/server/services/accounts/change-password.server";
import { endDevice, endOtherDevices, listDevices } from "~/server/services/accounts/devices.server";
import { forgotPassword } from "~/server/services/accounts/forgot-password.server";
import { getAccount } from "~/server/services/accounts/get-account.server";
import { login } from "~/server/services/accounts/login.server";
import { findProvableEmail, proveEmailChange } from "~/server/services/accounts/prove-email-change.server";
import { register } from "~/server/services/accounts/register.server";
import { resetPassword } from "~/server/services/accounts/reset-password.server";
import { findUndoableEmail, undoEmailChange } from "~/server/services/accounts/undo-email-change.server";
import { updateProfile } from "~/server/services/accounts/update-profile.server";
import { removeUserImage } from "~/server/services/accounts/user-image.server";
import { verifyEmail } from "~/server/services/accounts/verify-email.server";
import { writeMail } from "~/server/services/notifications/write-mail.server";
import { mailsOf } from "../support/inbox";
import { knownBrowser } from "../support/known-browser";
import { type TestPlatform, testPlatform } from "../support/platform";
import { signInWith } from "../support/social";

const PASSWORD = "plover-and-heron";
const NEXT = "heron-after-plover";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let count = 0;
const newEmail = (name: string) => `${name}-${count++}@visita.example`;

async function actorOf(platform: TestPlatform, accessToken: string): Promise<UserActor> {
  const found = await authenticate(platform, accessToken);
  if (typeof found === "string") throw new Error(found);
  return found.actor;
}

async function person(platform: TestPlatform, name = "ada") {
  const email = newEmail(name);
  const { accessToken, user } = await register(platform, { email, password: PASSWORD, name, locale: "de" });
  return { email, user, accessToken, actor: await actorOf(platform, accessToken) };
}

/** The mails of a kind to an account, as they wait to be sent. */
async function tokenOf(platform: TestPlatform, userId: string, kind: string): Promise<string> {
  return (await mailsOf(platform, userId, kind)).at(-1)?.params.token ?? "";
}

async function verified(platform: TestPlatform) {
  const made = await person(platform);
  await verifyEmail(platform, await tokenOf(platform, made.user.id, "verifyEmail"), { actor: made.actor });
  return made;
}

describe("what a person tells", () => {
  test("each value is stored, what is left out stays, and an empty text takes it away", async () => {
    const platform = testPlatform();
    const { actor } = await person(platform);
    const told = profileUpdateSchema.parse({
      name: "أدا",
      position: "Ingenieurin",
      website: "ada.example",
      industry: "it",
      usePurpose: "company",
      teamSize: "2-10",
      locale: "ar",
      timeZone: "Asia/Kolkata",
    });
    expect(await updateProfile(platform, actor, told)).toMatchObject({
      ...told,
      website: "https://ada.example/",
    });
    const after = await updateProfile(
      platform,
      actor,
      profileUpdateSchema.parse({ position: "", website: "" }),
    );
    expect([after.position, after.website, after.industry]).toEqual([undefined, undefined, "it"]);
  });

  test("two tabs that change different things both count", async () => {
    const platform = testPlatform();
    const { actor } = await person(platform);
    await Promise.all([
      updateProfile(platform, actor, { position: "One" }),
      updateProfile(platform, actor, { timeZone: "Europe/Berlin" }),
    ]);
    expect((await getAccount(platform, actor)).user).toMatchObject({
      position: "One",
      timeZone: "Europe/Berlin",
    });
  });

  test.each<[input: object, field: string]>([
    [{ name: "x".repeat(500) }, "name"],
    [{ name: " \u202e " }, "name"],
    [{ website: "javascript:alert(1)" }, "website"],
    [{ website: "mailto:a@b.example" }, "website"],
    [{ industry: "piracy" }, "industry"],
    [{ teamSize: "12" }, "teamSize"],
    [{ locale: "xx" }, "locale"],
    [{ timeZone: "Mars/Olympus" }, "timeZone"],
    [{ timeZone: "+01:00" }, "timeZone"],
    [{ timeZone: "Europe/Berlin\n" }, "timeZone"],
    [{ timeZone: "../etc" }, "timeZone"],
    [{ timeZone: "Europe" }, "timeZone"],
    [{ timeZone: "x".repeat(300) }, "timeZone"],
  ])("%j is refused", (input, field) => {
    const result = profileUpdateSchema.safeParse(input);
    expect(result.error?.issues[0]?.path[0]).toBe(field);
  });

  test("a user that was read can be sent back, and unknown fields cannot", async () => {
    const platform = testPlatform();
    const { actor } = await person(platform);
    const { user } = await getAccount(platform, actor);
    expect(userUpdateSchema.safeParse(user).success).toBe(true);
    expect(userUpdateSchema.safeParse({ ...user, isAdmin: true }).success).toBe(false);
    const { email, profile } = userUpdateSchema.parse(user);
    expect(await askEmailChange(platform, actor, { email: email ?? "" })).toBeNull();
    expect(await updateProfile(platform, actor, profile)).toEqual(user);
  });

  test("mails tell their dates in the person's zone, and without one in UTC", () => {
    const { config } = testPlatform();
    const mail = {
      to: "a@visita.example",
      language: "en" as const,
      kind: "passwordChanged" as const,
      params: { name: "A", at: "2026-01-02T23:30:00.000Z" },
    };
    expect(writeMail(config, { ...mail, timeZone: "Asia/Tokyo" }).text).toMatch(
      /January 3, 2026 at 8:30.AM \(Asia\/Tokyo\)/,
    );
    expect(writeMail(config, mail).text).toMatch(/January 2, 2026 at 11:30.PM UTC/);
    expect(writeMail(config, { ...mail, timeZone: "Mars/Olympus" }).text).toContain("UTC");
  });
});

test("a picture is used while its person has it", async () => {
  const platform = testPlatform();
  const { actor } = await person(platform);
  const key = "i/picture-of-a-person.webp";
  const image = { key, width: 1, height: 1, bytes: 1, createdAt: platform.now(), slot: "cropped" } as const;
  await writeAll(platform.db, [upsertUserImage({ ...image, holderId: actor.userId })]);
  await writeAll(platform.db, [upsertUserImage({ ...image, key: "i/nobody.webp", holderId: "usr_nobody" })]);
  expect([...(await usedImageKeys(platform.db, [key, "i/nobody.webp"]))]).toEqual([key]);
  expect((await getAccount(platform, actor)).user.image?.cropped).toContain(key);
  await removeUserImage(platform, actor);
  expect(await usedImageKeys(platform.db, [key])).toEqual(new Set());
});

describe("the password", () => {
  test("a new one ends every other session and is told by mail", async () => {
    const platform = testPlatform();
    const { email, user, actor, accessToken } = await verified(platform);
    const other = await login(platform, { email, password: PASSWORD });
    await expect(
      changePassword(platform, actor, { currentPassword: NEXT, password: NEXT }),
    ).rejects.toMatchObject({
      code: "invalid",
      field: "currentPassword",
    });
    await expect(changePassword(platform, actor, { password: NEXT })).rejects.toMatchObject({
      field: "currentPassword",
      messageKey: "required",
    });
    await changePassword(platform, actor, { currentPassword: PASSWORD, password: NEXT });
    expect(await authenticate(platform, other.accessToken)).toBe("invalid");
    expect(await authenticate(platform, accessToken)).toMatchObject({ user: { id: user.id } });
    expect(await mailsOf(platform, user.id, "passwordChanged")).toHaveLength(1);
    await expect(login(platform, { email, password: PASSWORD })).rejects.toMatchObject({
      code: "unauthorized",
    });
    await login(platform, { email, password: NEXT });
  });

  test("of two changes at once one counts, with one mail", async () => {
    const platform = testPlatform();
    const { user, actor } = await verified(platform);
    const results = await Promise.allSettled(
      ["one-brand-new-secret", "two-brand-new-secret"].map((password) =>
        changePassword(platform, actor, { currentPassword: PASSWORD, password }),
      ),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await mailsOf(platform, user.id, "passwordChanged")).toHaveLength(1);
  });

  test("who has none sets a first one, freshly proved", async () => {
    const platform = testPlatform();
    platform.freeze();
    const { user, actor, accessToken } = await person(platform);
    await platform.db.$client
      .prepare("UPDATE users SET password_hash = NULL WHERE id = ?")
      .bind(user.id)
      .run();
    expect((await getAccount(platform, actor)).hasPassword).toBe(false);
    platform.travel(11 * MINUTE);
    const stale = await actorOf(platform, accessToken);
    await expect(changePassword(platform, stale, { password: NEXT })).rejects.toMatchObject({
      code: "reauthentication_required",
    });
    platform.travel(-11 * MINUTE);
    await changePassword(platform, actor, { password: NEXT });
    expect((await getAccount(platform, actor)).hasPassword).toBe(true);
  });
});

describe("a changed address", () => {
  test("counts once it is proved in a session of its account; the old one can undo it for a week", async () => {
    const platform = testPlatform();
    platform.freeze();
    const { email, user, actor } = await verified(platform);
    const next = newEmail("next");
    expect(await askEmailChange(platform, actor, { email: next })).toBe(next);
    expect((await getAccount(platform, actor)).user).toMatchObject({ email, pendingEmail: next });
    const token = await tokenOf(platform, user.id, "changeEmail");
    const stranger = await person(platform, "eve");
    expect(await findProvableEmail(platform, stranger.actor, token)).toBeNull();
    await expect(proveEmailChange(platform, stranger.actor, token)).rejects.toMatchObject({
      messageKey: "tokenInvalid",
    });
    await proveEmailChange(platform, actor, token);
    await expect(proveEmailChange(platform, actor, token)).rejects.toMatchObject({
      messageKey: "tokenInvalid",
    });
    const after = (await getAccount(platform, actor)).user;
    expect([after.email, after.pendingEmail]).toEqual([next, undefined]);

    const told = await mailsOf(platform, user.id, "emailChanged");
    expect(told.map(({ to }) => to)).toEqual([email]);
    // Held: neither a sign-up nor another account's change gets it.
    const signUp = { email, password: PASSWORD, name: "Thief", locale: "en" as const };
    await expect(register(platform, signUp)).rejects.toMatchObject({ messageKey: "emailTaken" });
    await expect(askEmailChange(platform, stranger.actor, { email })).rejects.toMatchObject({
      messageKey: "emailTaken",
    });

    const undo = told[0].params.token;
    expect(await findUndoableEmail(platform, undo)).toBe(email);
    const now = platform.now().getTime() + MINUTE;
    await platform.db.$client.batch([
      platform.db.$client
        .prepare(
          "INSERT INTO identities (id, user_id, provider, subject, created_at) VALUES (?, ?, 'google', ?, ?)",
        )
        .bind(`old-${user.id}`, user.id, `old-${user.id}`, now - DAY),
      platform.db.$client
        .prepare(
          "INSERT INTO identities (id, user_id, provider, subject, created_at) VALUES (?, ?, 'google', ?, ?)",
        )
        .bind(`new-${user.id}`, user.id, `new-${user.id}`, now),
    ]);
    // A reset by the new mailbox does not disable the undo.
    await forgotPassword(platform, { email: next });
    await platform.drain();
    await resetPassword(platform, {
      token: await tokenOf(platform, user.id, "resetPassword"),
      password: "the-thief-s-secret",
    });
    const thief = await login(platform, { email: next, password: "the-thief-s-secret" });
    await undoEmailChange(platform, { token: undo, password: NEXT });
    expect(await authenticate(platform, thief.accessToken)).toBe("invalid");
    expect((await findUser(platform.db, user.id))?.email).toBe(email);
    await expect(login(platform, { email: next, password: "the-thief-s-secret" })).rejects.toMatchObject({
      code: "unauthorized",
    });
    await login(platform, { email, password: NEXT });
    const { results } = await platform.db.$client
      .prepare("SELECT id FROM identities WHERE user_id = ?")
      .bind(user.id)
      .all();
    expect(results).toEqual([{ id: `old-${user.id}` }]);
    await expect(undoEmailChange(platform, { token: undo, password: NEXT })).rejects.toMatchObject({
      messageKey: "tokenInvalid",
    });
  });

  test("after a week the old address is free and the link over", async () => {
    const platform = testPlatform();
    platform.freeze();
    const { email, user, actor } = await verified(platform);
    await askEmailChange(platform, actor, { email: newEmail("next") });
    await proveEmailChange(platform, actor, await tokenOf(platform, user.id, "changeEmail"));
    const undo = await tokenOf(platform, user.id, "emailChanged");
    const proved = { email, hosted: "visita.example" };
    expect(await signInWith(platform, "google", proved)).toMatchObject({ kind: "ended", outcome: "held" });
    expect(await findUserByEmail(platform.db, email)).toBeUndefined();
    platform.travel(LIFETIMES.heldEmail * 1000 + 1);
    expect(await findUndoableEmail(platform, undo)).toBeNull();
    await register(platform, { email, password: PASSWORD, name: "Other", locale: "en" });
  });

  test("an address that was never proved is neither held nor told", async () => {
    const platform = testPlatform();
    const { email, user, actor } = await person(platform);
    await askEmailChange(platform, actor, { email: newEmail("next") });
    await proveEmailChange(platform, actor, await tokenOf(platform, user.id, "changeEmail"));
    expect(await mailsOf(platform, user.id, "emailChanged")).toEqual([]);
    expect((await findUser(platform.db, user.id))?.emailVerifiedAt).not.toBeNull();
    await register(platform, { email, password: PASSWORD, name: "Its owner", locale: "en" });
  });

  test("a later request takes the place of an earlier one, and one's own address gives it up", async () => {
    const platform = testPlatform();
    const { email, user, actor } = await person(platform);
    await askEmailChange(platform, actor, { email: newEmail("first") });
    const first = await tokenOf(platform, user.id, "changeEmail");
    const second = newEmail("second");
    await askEmailChange(platform, actor, { email: second });
    expect(await findProvableEmail(platform, actor, first)).toBeNull();
    const token = await tokenOf(platform, user.id, "changeEmail");
    expect(await findProvableEmail(platform, actor, token)).toBe(second);
    expect(await askEmailChange(platform, actor, { email })).toBeNull();
    expect(await findProvableEmail(platform, actor, token)).toBeNull();
    await askEmailChange(platform, actor, { email: second });
    await dropEmailChange(platform, actor);
    expect((await getAccount(platform, actor)).user.pendingEmail).toBeUndefined();
  });

  test("somebody else's address is refused, also when they come between asking and proving", async () => {
    const platform = testPlatform();
    const { user, actor } = await person(platform);
    const other = await person(platform, "bo");
    await expect(askEmailChange(platform, actor, { email: other.email })).rejects.toMatchObject({
      code: "invalid",
      field: "email",
      messageKey: "emailTaken",
    });
    const wanted = newEmail("wanted");
    await askEmailChange(platform, actor, { email: wanted });
    await register(platform, { email: wanted, password: PASSWORD, name: "First", locale: "en" });
    await expect(
      proveEmailChange(platform, actor, await tokenOf(platform, user.id, "changeEmail")),
    ).rejects.toMatchObject({ messageKey: "emailTaken" });
    expect((await findUserByEmail(platform.db, wanted))?.id).not.toBe(user.id);
  });

  test("ten proofs at once are one change with one mail, and asking needs a fresh proof", async () => {
    const platform = testPlatform();
    platform.freeze();
    const { user, actor, accessToken } = await verified(platform);
    await askEmailChange(platform, actor, { email: newEmail("next") });
    const token = await tokenOf(platform, user.id, "changeEmail");
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => proveEmailChange(platform, actor, token)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await mailsOf(platform, user.id, "emailChanged")).toHaveLength(1);
    platform.travel(11 * MINUTE);
    const stale = await actorOf(platform, accessToken);
    await expect(askEmailChange(platform, stale, { email: newEmail("late") })).rejects.toMatchObject({
      code: "reauthentication_required",
    });
  });
});

describe("devices", () => {
  test("are listed, this one first; one is ended, or all others", async () => {
    const platform = testPlatform();
    const { email, actor, accessToken } = await person(platform);
    const second = await login(platform, { email, password: PASSWORD });
    const third = await login(platform, { email, password: PASSWORD });
    const devices = await listDevices(platform, actor);
    expect(devices.map(({ isThisOne }) => isThisOne)).toEqual([true, false, false]);
    const { actor: other } = await person(platform, "eve");
    const target = (await actorOf(platform, second.accessToken)).sessionId;
    await expect(endDevice(platform, other, target)).rejects.toMatchObject({ code: "not_found" });
    await endDevice(platform, actor, target);
    expect(await authenticate(platform, second.accessToken)).toBe("invalid");
    await expect(endDevice(platform, actor, target)).rejects.toMatchObject({ code: "not_found" });
    expect(await endOtherDevices(platform, actor)).toBe(1);
    expect(await authenticate(platform, third.accessToken)).toBe("invalid");
    expect(typeof (await authenticate(platform, accessToken))).toBe("object");
  });

  test("when one was seen is written every five minutes at most", async () => {
    const platform = testPlatform();
    platform.freeze();
    const { accessToken, actor } = await person(platform);
    const seen = async () => (await listDevices(platform, actor))[0]?.lastSeenAt;
    const first = await seen();
    platform.travel(4 * MINUTE);
    await authenticate(platform, accessToken);
    await platform.drain();
    expect(await seen()).toBe(first);
    platform.travel(MINUTE);
    await authenticate(platform, accessToken);
    await platform.drain();
    expect(await seen()).toBe(platform.now().toISOString());
  });

  test("a sign-in from a new one is told by mail; one that is known is not, nor the first", async () => {
    const platform = testPlatform();
    const { email, user } = await verified(platform);
    const client = { device: { kind: "phone", browser: "Safari" }, country: "DE", city: "Berlin" };
    const browser: TestPlatform = Object.create(platform, { client: { value: client } });
    expect(await mailsOf(platform, user.id, "newDevice")).toEqual([]);
    await login(knownBrowser(browser, "known-browser"), { email, password: PASSWORD });
    expect(await mailsOf(platform, user.id, "newDevice")).toEqual([]);
    await login(browser, { email, password: PASSWORD });
    const [mail] = await mailsOf(platform, user.id, "newDevice");
    expect(mail.params).toMatchObject({ device: "phone", browser: "Safari", country: "DE", city: "Berlin" });
    const { text } = writeMail(platform.config, mail);
    expect(text).toContain("Safari, Telefon");
    expect(text).toContain("Berlin, Deutschland");
    // A program from where one was before carries no mark of being known.
    await login(platform, { email, password: PASSWORD });
    await login(platform, { email, password: PASSWORD });
    expect(await mailsOf(platform, user.id, "newDevice")).toHaveLength(1);
    for (let i = 0; i < 8; i++) await login(browser, { email, password: PASSWORD });
    expect(await mailsOf(platform, user.id, "newDevice")).toHaveLength(5);
  });
});
