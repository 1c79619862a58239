import { describe, expect, test } from "vitest";
import { setEnabled } from "~/server/data/users.server";
import { authenticate } from "~/server/services/accounts/authenticate.server";
import { forgotPassword } from "~/server/services/accounts/forgot-password.server";
import { login } from "~/server/services/accounts/login.server";
import { logout } from "~/server/services/accounts/logout.server";
import { refreshSession } from "~/server/services/accounts/refresh-session.server";
import { register } from "~/server/services/accounts/register.server";
import { canResetPassword, resetPassword } from "~/server/services/accounts/reset-password.server";
import { mailTo } from "../support/inbox";
import { type TestPlatform, testPlatform } from "../support/platform";

const PASSWORD = "correct horse battery";
let count = 0;

async function signUp(platform: TestPlatform) {
  const email = `somebody${++count}@visita.example`;
  const session = await register(platform, { email, password: PASSWORD, name: "Somebody", locale: "de" });
  return { email, ...session };
}

describe("signing up", () => {
  test("signs in at once and asks to verify the address in the user's language", async () => {
    const platform = testPlatform();
    const { email, accessToken } = await signUp(platform);
    expect(await authenticate(platform, accessToken)).toMatchObject({ user: { email, firstTouch: null } });
    const mail = await mailTo(platform, email);
    expect(mail.text).toMatch(/http:\/\/de\.localhost:8787\/verify-email\/[\w-]{43}/);
  });

  test("a known address is refused beside its field", async () => {
    const platform = testPlatform();
    const { email } = await signUp(platform);
    const again = register(platform, { email, password: PASSWORD, name: "Again", locale: "en" });
    await expect(again).rejects.toMatchObject({ code: "invalid", field: "email", messageKey: "emailTaken" });
  });

  test("twice at once makes one account", async () => {
    const platform = testPlatform();
    const input = {
      email: `once${++count}@visita.example`,
      password: PASSWORD,
      name: "Once",
      locale: "en" as const,
    };
    const results = await Promise.allSettled([register(platform, input), register(platform, input)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("logging in", () => {
  test("says the same of a wrong password, an unknown address and a disabled account", async () => {
    const platform = testPlatform();
    const { email, user } = await signUp(platform);
    await setEnabled(platform.db, user.id, false, platform.now());
    for (const input of [
      { email, password: "wrong password" },
      { email, password: PASSWORD },
      { email: `nobody${++count}@visita.example`, password: PASSWORD },
    ]) {
      await expect(login(platform, input)).rejects.toMatchObject({
        code: "unauthorized",
        messageKey: "loginFailed",
      });
    }
  });

  test("counts failures of an account and nothing else", async () => {
    const platform = testPlatform();
    const { email } = await signUp(platform);
    for (let i = 0; i < 7; i++) await login(platform, { email, password: PASSWORD });
    for (let i = 0; i < 5; i++)
      await expect(login(platform, { email, password: "wrong" })).rejects.toBeDefined();
    await expect(login(platform, { email, password: PASSWORD })).rejects.toMatchObject({
      code: "rate_limited",
      retryAfter: expect.any(Number),
    });
  });
});

describe("tokens", () => {
  test("a disabled account and a logout act at once", async () => {
    const platform = testPlatform();
    const first = await signUp(platform);
    await setEnabled(platform.db, first.user.id, false, platform.now());
    expect(await authenticate(platform, first.accessToken)).toBe("disabled");
    const second = await signUp(platform);
    await logout(platform, { refreshToken: second.refreshToken });
    expect(await authenticate(platform, second.accessToken)).toBe("invalid");
    await expect(refreshSession(platform, second.refreshToken)).rejects.toMatchObject({
      code: "unauthorized",
    });
  });

  test("forged, unsigned and expired ones are refused", async () => {
    const platform = testPlatform();
    const { accessToken } = await signUp(platform);
    const [, payload] = accessToken.split(".");
    const none = `${btoa('{"alg":"none","typ":"at+jwt","kid":"1"}').replaceAll("=", "")}.${payload}.`;
    const bent = `${accessToken.slice(0, -4)}AAAA`;
    for (const token of [none, bent, "", "a.b.c"])
      expect(await authenticate(platform, token)).toBe("invalid");
    platform.travel(16 * 60 * 1000);
    expect(await authenticate(platform, accessToken)).toBe("invalid");
  });

  test("200 parallel refreshes all get the one successor", async () => {
    const platform = testPlatform();
    const { refreshToken } = await signUp(platform);
    const results = await Promise.all(
      Array.from({ length: 200 }, () => refreshSession(platform, refreshToken)),
    );
    expect(new Set(results.map((result) => result.refreshToken)).size).toBe(1);
    expect(results[0]?.refreshToken).not.toBe(refreshToken);
  });

  test("a used one ends the family after its grace and its owner is told", async () => {
    const platform = testPlatform();
    const { email, refreshToken } = await signUp(platform);
    const next = await refreshSession(platform, refreshToken);
    platform.travel(21_000);
    await expect(refreshSession(platform, refreshToken)).rejects.toMatchObject({ code: "unauthorized" });
    await expect(refreshSession(platform, next.refreshToken)).rejects.toMatchObject({ code: "unauthorized" });
    expect(await authenticate(platform, next.accessToken)).toBe("invalid");
    expect((await mailTo(platform, email, "/forgot-password")).to).toBe(email);
  });
});

describe("a forgotten password", () => {
  test("is changed once by the mail's link, and every session ends", async () => {
    const platform = testPlatform();
    const { email, accessToken } = await signUp(platform);
    await forgotPassword(platform, { email });
    await platform.settle();
    const mail = await mailTo(platform, email, "forgot-password-change");
    const token = /forgot-password-change\/([\w-]{43})/.exec(mail.text)?.[1] ?? "";
    expect(await canResetPassword(platform, token)).toBe(true);
    const changes = ["a new password", "another password"].map((password) =>
      resetPassword(platform, { token, password }),
    );
    const results = await Promise.allSettled(changes);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await authenticate(platform, accessToken)).toBe("invalid");
    const password = results[0]?.status === "fulfilled" ? "a new password" : "another password";
    expect((await login(platform, { email, password })).user.email).toBe(email);
  });

  test("of an unknown address sends nothing and says nothing", async () => {
    const platform = testPlatform();
    await expect(
      forgotPassword(platform, { email: `nobody${++count}@visita.example` }),
    ).resolves.toBeUndefined();
    await platform.settle();
  });

  test("a link an hour old is over", async () => {
    const platform = testPlatform();
    const { email } = await signUp(platform);
    await forgotPassword(platform, { email });
    await platform.settle();
    const mail = await mailTo(platform, email, "forgot-password-change");
    const token = /forgot-password-change\/([\w-]{43})/.exec(mail.text)?.[1] ?? "";
    platform.travel(61 * 60 * 1000);
    const late = resetPassword(platform, { token, password: "a new password" });
    await expect(late).rejects.toMatchObject({ code: "invalid", messageKey: "tokenInvalid" });
  });
});
