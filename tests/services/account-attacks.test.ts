import { describe, expect, test } from "vitest";
import { ANONYMOUS } from "~/domain/accounts/actor";
import { FREE } from "~/domain/billing/entitlement";
import { newToken } from "~/domain/ids";
import { LIFETIMES, LIMITS } from "~/domain/limits";
import { RATE_LIMITS } from "~/domain/rate-limits";
import { findUserByEmail } from "~/server/data/users.server";
import { deviceCookie, knownDevice } from "~/server/http/device-cookie.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { askVerification } from "~/server/services/accounts/ask-verification.server";
import { authenticate } from "~/server/services/accounts/authenticate.server";
import { forgotPassword } from "~/server/services/accounts/forgot-password.server";
import { login } from "~/server/services/accounts/login.server";
import { refreshSession } from "~/server/services/accounts/refresh-session.server";
import { register } from "~/server/services/accounts/register.server";
import { resetPassword } from "~/server/services/accounts/reset-password.server";
import { openSession } from "~/server/services/accounts/tokens.server";
import { verifyEmail } from "~/server/services/accounts/verify-email.server";
import { mailTo } from "../support/inbox";
import { knownBrowser } from "../support/known-browser";
import { type TestPlatform, testPlatform } from "../support/platform";

const PASSWORD = "correct horse battery";
const newEmail = () => `victim-${crypto.randomUUID()}@visita.example`;

function signUp(platform: TestPlatform, email: string, name = "Somebody") {
  return register(platform, { email, password: PASSWORD, name, locale: "en" });
}

const tokenIn = (text: string) => /[\w-]{43}/.exec(text)?.[0] ?? "";

/** Number of mails of a kind to these users that are pending or sent. */
const mailsOf = async (platform: TestPlatform, ids: string[], kind: string) => {
  const { results } = await platform.db.$client
    .prepare(
      `SELECT 1 FROM outbox WHERE name = 'sendMail' AND json_extract(payload, '$.mail.kind') = ?
      AND shard IN (${ids.map(() => "?").join()})`,
    )
    .bind(kind, ...ids)
    .all();
  return results.length;
};

describe("an account made with somebody else's address", () => {
  test("is theirs alone once they reset its password, and a mail says so", async () => {
    const platform = testPlatform();
    const email = newEmail();
    const attacker = await signUp(platform, email);
    const verify = tokenIn((await mailTo(platform, email, "/verify-email/")).text);
    await forgotPassword(platform, { email });
    await platform.drain();
    const reset = tokenIn((await mailTo(platform, email, "/forgot-password-change/")).text);
    await resetPassword(platform, { token: reset, password: "mine from now on" });

    expect(await authenticate(platform, attacker.accessToken)).toBe("invalid");
    await expect(refreshSession(platform, attacker.refreshToken)).rejects.toMatchObject({
      code: "unauthorized",
    });
    await expect(verifyEmail(platform, verify, { actor: ANONYMOUS, password: "x" })).rejects.toMatchObject({
      messageKey: "tokenInvalid",
    });
    await expect(login(platform, { email, password: PASSWORD })).rejects.toMatchObject({
      code: "unauthorized",
    });
    expect((await findUserByEmail(platform.db, email))?.emailVerifiedAt).toBeInstanceOf(Date);
    const mail = await mailTo(platform, email, "was changed");
    expect(mail.subject).toBe("Your password was changed");
    expect((await login(platform, { email, password: "mine from now on" })).user.email).toBe(email);
  });

  test("does not fill their mailbox, nor carry addresses into it", async () => {
    const platform = testPlatform();
    const mailbox = newEmail().replace("@", "+0@");
    const name = "You won! Claim at https://evil.example/prize or www.evil.example, ask win@evil.example";
    await signUp(platform, mailbox, name);
    const mail = await mailTo(platform, mailbox);
    for (const part of [mail.subject, mail.text, mail.html])
      expect(part).not.toMatch(/evil\.example|https:\/\/evil|win@/);
    const ids = [];
    for (let i = 1; i < RATE_LIMITS.verifyMailTo.limit + 3; i++)
      ids.push((await signUp(platform, mailbox.replace("+0@", `+${i}@`))).user.id);
    expect(await mailsOf(platform, ids, "verifyEmail")).toBe(RATE_LIMITS.verifyMailTo.limit - 1);
  });

  test("does not shut them out: their own account is made, and a reset verifies it", async () => {
    const platform = testPlatform();
    const box = newEmail();
    for (let i = 0; i < RATE_LIMITS.verifyMailTo.limit; i++)
      await signUp(testPlatform(), box.replace("@", `+${i}@`));
    const { accessToken, user } = await signUp(platform, box);
    expect(await authenticate(platform, accessToken)).toMatchObject({ user: { email: box } });
    expect(await mailsOf(platform, [user.id], "verifyEmail")).toBe(0);
    // A second sign-up returns the same error as for every address that has an account.
    await expect(signUp(testPlatform(), box)).rejects.toMatchObject({
      code: "invalid",
      field: "email",
      messageKey: "emailTaken",
    });
    await forgotPassword(platform, { email: box });
    await platform.drain();
    const { text } = await mailTo(platform, box, "/forgot-password-change/");
    await resetPassword(platform, { token: tokenIn(text), password: "mine from now on" });
    expect((await findUserByEmail(platform.db, box))?.emailVerifiedAt).toBeInstanceOf(Date);
  });
});

describe("mails that nobody asked for", () => {
  const BOXES = [1, 2, 3, 4, 5].map((i) => (box: string) => box.replace("@", `+${i}@`));
  test("are a few a day for one mailbox, however often its accounts ask to verify it", async () => {
    const platform = testPlatform();
    const box = newEmail();
    const users = [];
    for (const tagged of BOXES.slice(0, 3)) users.push((await signUp(platform, tagged(box))).user);
    const results = [];
    for (const { id } of users)
      for (let i = 0; i < 3; i++) {
        const actor = {
          kind: "user" as const,
          userId: id,
          sessionId: "ses_x",
          roles: [],
          plan: FREE,
          confirmedAt: null,
          isProvedByPasskey: false,
        };
        results.push(await askVerification(platform, actor).catch(({ code }) => code));
      }
    const ids = users.map(({ id }) => id);
    expect(results.filter((result) => result === "rate_limited")).toHaveLength(7);
    expect(await mailsOf(platform, ids, "verifyEmail")).toBe(RATE_LIMITS.verifyMailTo.limit);
  });

  test("are as few for the spellings of one mailbox at Gmail", async () => {
    const platform = testPlatform();
    const name = crypto.randomUUID().replaceAll("-", "");
    const spelled = (i: number, host: string) => `${name.slice(0, i)}.${name.slice(i)}@${host}`;
    const addresses = [1, 2, 3].flatMap((i) => [spelled(i, "gmail.com"), spelled(i, "googlemail.com")]);
    const made = await Promise.allSettled(addresses.map((email) => signUp(platform, email)));
    const ids = made.flatMap((result) => (result.status === "fulfilled" ? [result.value.user.id] : []));
    expect(await mailsOf(platform, ids, "verifyEmail")).toBe(RATE_LIMITS.verifyMailTo.limit);
  });

  test("to choose a new password are a few a day for one mailbox", async () => {
    const platform = testPlatform();
    const box = newEmail();
    const ids: string[] = [];
    for (const tagged of BOXES) ids.push((await signUp(platform, tagged(box))).user.id);
    for (const tagged of BOXES)
      for (let i = 0; i < RATE_LIMITS.resetMail.limit; i++)
        await forgotPassword(platform, { email: tagged(box) });
    await platform.drain();
    expect(await mailsOf(platform, ids, "resetPassword")).toBe(RATE_LIMITS.resetMailTo.limit);
  });
});

describe("wrong passwords of somebody else", () => {
  test("do not lock out a browser that signed in before", async () => {
    const platform = testPlatform();
    const email = newEmail();
    await signUp(platform, email);
    const set = await deviceCookie(platform.config, email);
    expect(set).toMatch(new RegExp(`Max-Age=${LIFETIMES.deviceCookie}; HttpOnly; Secure; SameSite=Lax`));
    const Cookie = set.split(";")[0] ?? "";
    const request = new Request("http://localhost:8787/login", { headers: { Cookie } });

    const guess = (device?: string) =>
      login(knownBrowser(testPlatform(), device), { email, password: "not this one" });
    const guesses = await Promise.allSettled(Array.from({ length: 20 }, () => guess()));
    const codes = guesses.map((result) => (result.status === "rejected" ? result.reason.code : "in"));
    expect(codes.filter((code) => code === "unauthorized")).toHaveLength(5);
    await expect(login(platform, { email, password: PASSWORD })).rejects.toMatchObject({
      code: "rate_limited",
    });

    const device = await knownDevice(platform.config, request, email);
    const own = knownBrowser(platform, device);
    expect((await login(own, { email, password: PASSWORD })).user.email).toBe(email);
    // The device token does not bypass the limit.
    for (let i = 0; i < 5; i++) await expect(guess(device)).rejects.toMatchObject({ code: "unauthorized" });
    await expect(guess(device)).rejects.toMatchObject({ code: "rate_limited" });
  });

  test("lock nobody out who resets the password, in a browser or a program that is not known", async () => {
    const platform = testPlatform();
    const email = newEmail();
    await signUp(platform, email);
    const guess = () => login(testPlatform(), { email, password: "not this one" });
    const { limit } = RATE_LIMITS.failedLoginAccount;
    for (let i = 0; i < limit; i++) await expect(guess()).rejects.toMatchObject({ code: "unauthorized" });
    await forgotPassword(platform, { email });
    await platform.drain();
    const token = tokenIn((await mailTo(platform, email, "/forgot-password-change/")).text);
    const wrong = resetPassword(platform, { token: newToken(), password: "mine from now on" });
    await expect(wrong).rejects.toMatchObject({ messageKey: "tokenInvalid" });
    await expect(guess()).rejects.toMatchObject({ code: "rate_limited" });
    await resetPassword(platform, { token, password: "mine from now on" });
    expect((await login(platform, { email, password: "mine from now on" })).user.email).toBe(email);
    for (let i = 0; i < limit; i++) await expect(guess()).rejects.toMatchObject({ code: "unauthorized" });
    await expect(guess()).rejects.toMatchObject({ code: "rate_limited" });
  });

  test("have an end for all browsers that are known together", async () => {
    const platform = testPlatform();
    const email = newEmail();
    await signUp(platform, email);
    const guess = (i: number) =>
      login(knownBrowser(testPlatform(), `device-${i % 8}`), { email, password: "not this one" });
    const guesses = await Promise.allSettled(Array.from({ length: 40 }, (_, i) => guess(i)));
    const codes = guesses.map((result) => (result.status === "rejected" ? result.reason.code : "in"));
    const { limit } = RATE_LIMITS.failedLoginDevices;
    expect(codes.filter((code) => code === "unauthorized")).toHaveLength(limit);
    expect(codes.filter((code) => code === "rate_limited")).toHaveLength(40 - limit);
  });

  test("are not made free by a cookie of another account, or a forged one", async () => {
    const platform = testPlatform();
    const set = await deviceCookie(platform.config, "eve@visita.example");
    const Cookie = set.split(";")[0] ?? "";
    for (const forged of [Cookie, "device=x.y", "device=x", "device=.", Cookie.slice(0, -1), ""]) {
      const request = new Request("http://localhost:8787/login", { headers: { Cookie: forged } });
      expect(await knownDevice(platform.config, request, "ada@visita.example")).toBeUndefined();
    }
  });
});

describe("right passwords without end", () => {
  test("make as many sessions as an account may have in an hour, sent one by one or at once", async () => {
    const platform = testPlatform();
    const email = newEmail();
    await signUp(platform, email);
    // A development server has looser limits for the demo accounts, which are shared there.
    const attempt = () => login(testPlatform({ MODE: "production" }), { email, password: PASSWORD });
    const codes: string[] = [];
    for (let i = 0; i < 12; i++) {
      const results = await Promise.allSettled(Array.from({ length: 4 }, attempt));
      codes.push(...results.map((result) => (result.status === "rejected" ? result.reason.code : "in")));
    }
    const { limit } = RATE_LIMITS.loginAccount;
    expect(codes.filter((code) => code === "in")).toHaveLength(limit);
    expect(codes.filter((code) => code === "rate_limited")).toHaveLength(48 - limit);
  });

  test("have an end for one address, whatever the accounts, and guesses are among them", async () => {
    const visitor = testPlatform({ MODE: "production" });
    const { limit } = RATE_LIMITS.loginIp;
    for (let i = 0; i < limit; i++) await consumeLimit(visitor, "loginIp");
    await expect(login(visitor, { email: newEmail(), password: PASSWORD })).rejects.toMatchObject({
      code: "rate_limited",
    });
  });

  test("are not used up by others' wrong ones", async () => {
    const platform = testPlatform();
    const email = newEmail();
    await signUp(platform, email);
    const devices = Array.from(
      { length: RATE_LIMITS.failedLoginDevices.limit },
      (_, i) => `${email}-${i % 8}`,
    );
    for (const device of [...devices, ...Array.from({ length: 4 }, () => undefined)])
      await expect(
        login(knownBrowser(testPlatform({ MODE: "production" }), device), {
          email,
          password: "not this one",
        }),
      ).rejects.toMatchObject({ code: "unauthorized" });
    const { limit } = RATE_LIMITS.loginAccount;
    for (let i = 1; i < limit; i++)
      await consumeLimit(testPlatform({ MODE: "production" }), "loginAccount", email);
    const own = testPlatform({ MODE: "production" });
    expect((await login(own, { email, password: PASSWORD })).user.email).toBe(email);
  });

  test("end the oldest session beyond those that an account may have", async () => {
    const platform = testPlatform();
    const first = await signUp(platform, newEmail());
    const { user } = first;
    const open = async () => {
      const { passwordHash } = user;
      const tokens = await openSession(platform, user, {
        method: "password",
        passwordHash: passwordHash ?? "",
      });
      return tokens ?? expect.fail("the password counts no longer");
    };
    const second = await open();
    const other = await signUp(platform, newEmail());
    for (let i = 2; i < LIMITS.sessions; i++) await open();
    expect(await authenticate(platform, first.accessToken)).toMatchObject({ user: { id: user.id } });
    const newest = await open();
    expect(await authenticate(platform, first.accessToken)).toBe("invalid");
    await expect(refreshSession(platform, first.refreshToken)).rejects.toMatchObject({
      code: "unauthorized",
    });
    for (const { accessToken } of [second, newest, other])
      expect(await authenticate(platform, accessToken)).toHaveProperty("actor");
    await Promise.all(Array.from({ length: 20 }, open));
    const { results } = await platform.db.$client
      .prepare("SELECT id FROM sessions WHERE user_id = ? AND ended_at IS NULL")
      .bind(user.id)
      .all();
    expect(results).toHaveLength(LIMITS.sessions);
  });
});
