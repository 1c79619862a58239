import { describe, expect, test } from "vitest";
import { LIFETIMES } from "~/domain/limits";
import { RATE_LIMITS } from "~/domain/rate-limits";
import { findRefreshToken } from "~/server/data/sessions.server";
import { markEmailVerified } from "~/server/data/users.server";
import { readBrowserSession } from "~/server/http/app/session.server";
import { sha256 } from "~/server/platform/digest.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { authenticate } from "~/server/services/accounts/authenticate.server";
import { forgotPassword } from "~/server/services/accounts/forgot-password.server";
import { login } from "~/server/services/accounts/login.server";
import { logout } from "~/server/services/accounts/logout.server";
import { refreshSession } from "~/server/services/accounts/refresh-session.server";
import { register } from "~/server/services/accounts/register.server";
import { findReset, resetPassword } from "~/server/services/accounts/reset-password.server";
import { setEnabled } from "../support/enabled";
import { mailTo } from "../support/inbox";
import { strictPlatform, type TestPlatform, testPlatform } from "../support/platform";

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
    const { email, user, refreshToken } = await signUp(platform);
    await markEmailVerified(platform.db, user.id, platform.now());
    const next = await refreshSession(platform, refreshToken);
    platform.travel(21_000);
    await expect(refreshSession(platform, refreshToken)).rejects.toMatchObject({ code: "unauthorized" });
    await expect(refreshSession(platform, next.refreshToken)).rejects.toMatchObject({ code: "unauthorized" });
    expect(await authenticate(platform, next.accessToken)).toBe("invalid");
    expect((await mailTo(platform, email, "/forgot-password")).to).toBe(email);
  });
});

describe("a browser that asks for a new token with every page", () => {
  const browse = async (platform: TestPlatform, refreshToken: string) => {
    const headers = { Cookie: `refresh_token=${refreshToken}` };
    const session = await readBrowserSession(platform, new Request("http://localhost/", { headers }));
    const cookieOf = (name: string) =>
      session.cookies
        .find((value) => value.startsWith(`${name}=`))
        ?.slice(name.length + 1)
        .split(";")[0];
    return { ...session, access: cookieOf("token"), next: cookieOf("refresh_token") };
  };
  const rowsOf = async (platform: TestPlatform, sessionId: string) => {
    const rows = platform.db.$client.prepare("SELECT count(*) AS n FROM refresh_tokens WHERE session_id = ?");
    return (await rows.bind(sessionId).first<{ n: number }>())?.n;
  };

  test("stays signed in and keeps its token once it had enough of them", async () => {
    const platform = strictPlatform();
    const { user, refreshToken } = await signUp(platform);
    let token = refreshToken;
    const rotate = async (times: number) => {
      let rotations = 0;
      for (let i = 0; i < times; i++) {
        const { actor, access, next } = await browse(platform, token);
        expect(actor).toMatchObject({ kind: "user", userId: user.id });
        expect(access).toBeDefined();
        if (next) rotations++;
        token = next ?? token;
      }
      return rotations;
    };
    const { limit } = RATE_LIMITS.refreshSession;
    expect(await rotate(limit + 20)).toBe(limit);
    const { actor } = await browse(platform, token);
    if (actor.kind !== "user") throw new Error("signed out");
    expect(await rowsOf(platform, actor.sessionId)).toBe(limit + 1);
    platform.travel((LIFETIMES.usedRefreshToken + 1) * 1000);
    const { refreshToken: last } = await refreshSession(platform, token);
    expect(await rowsOf(platform, actor.sessionId)).toBe(2);
    expect((await browse(platform, last)).actor.kind).toBe("user");
  });

  test("beyond its limit signs nobody in whose session or account is over", async () => {
    const platform = strictPlatform();
    const exhaust = async (refreshToken: string) => {
      const [id = ""] = refreshToken.split(".");
      for (let i = 0; i < RATE_LIMITS.refreshSession.limit; i++)
        await consumeLimit(platform, "refreshSession", id);
    };
    const first = await signUp(platform);
    await exhaust(first.refreshToken);
    await setEnabled(platform.db, first.user.id, false, platform.now());
    expect((await browse(platform, first.refreshToken)).actor.kind).toBe("anonymous");
    const second = await signUp(platform);
    await exhaust(second.refreshToken);
    await logout(platform, { refreshToken: second.refreshToken });
    expect((await browse(platform, second.refreshToken)).actor.kind).toBe("anonymous");
    const third = await signUp(platform);
    await exhaust(third.refreshToken);
    platform.travel((LIFETIMES.refreshToken + 1) * 1000);
    expect((await browse(platform, third.refreshToken)).actor.kind).toBe("anonymous");
  });

  test("gets the one successor in all its tabs, and old tokens end the session after their rows are gone", async () => {
    const platform = strictPlatform();
    const { email, user, refreshToken } = await signUp(platform);
    await markEmailVerified(platform.db, user.id, platform.now());
    const tabs = await Promise.all(Array.from({ length: 20 }, () => browse(platform, refreshToken)));
    expect(new Set(tabs.map(({ next }) => next)).size).toBe(1);
    let token = tabs[0]?.next ?? "";
    for (let i = 0; i < 3; i++) {
      platform.travel((LIFETIMES.usedRefreshToken + 1) * 1000);
      token = (await browse(platform, token)).next ?? "";
    }
    const row = await findRefreshToken(platform.db, await sha256(refreshToken));
    expect(row).toBeUndefined();
    for (const forged of [`${refreshToken.slice(0, -1)}x`, refreshToken.replace("rft_", "rft_0"), "a.b.c"])
      expect((await browse(platform, forged)).actor.kind).toBe("anonymous");
    expect((await browse(platform, token)).actor.kind).toBe("user");
    expect((await browse(platform, refreshToken)).actor.kind).toBe("anonymous");
    expect((await browse(platform, token)).actor.kind).toBe("anonymous");
    expect((await mailTo(platform, email, "/forgot-password")).to).toBe(email);
  });

  test("with the twin of what an older program made of the same token is signed out, and its session stays", async () => {
    const platform = testPlatform();
    const { user, refreshToken } = await signUp(platform);
    const next = (await browse(platform, refreshToken)).next ?? "";
    const older = platform.db.$client.prepare(
      "UPDATE refresh_tokens SET token_hash = 'older' WHERE token_hash = ?",
    );
    await older.bind(await sha256(next)).run();
    expect((await browse(platform, next)).actor.kind).toBe("anonymous");
    const ended = platform.db.$client.prepare("SELECT ended_at FROM sessions WHERE user_id = ?");
    expect(await ended.bind(user.id).first()).toEqual({ ended_at: null });
  });

  test("with a token that expired long ago is signed out, and nobody is alarmed", async () => {
    const platform = testPlatform();
    const { user, refreshToken } = await signUp(platform);
    platform.travel((LIFETIMES.refreshToken + 2 * 24 * 60 * 60) * 1000);
    await platform.db.$client.prepare("DELETE FROM refresh_tokens").run();
    expect((await browse(platform, refreshToken)).actor.kind).toBe("anonymous");
    const ended = platform.db.$client.prepare("SELECT ended_at FROM sessions WHERE user_id = ?");
    expect(await ended.bind(user.id).first()).toEqual({ ended_at: null });
  });
});

describe("a forgotten password", () => {
  test("is changed once by the mail's link, and every session ends", async () => {
    const platform = testPlatform();
    const { email, accessToken } = await signUp(platform);
    await forgotPassword(platform, { email });
    await platform.drain();
    const mail = await mailTo(platform, email, "forgot-password-change");
    const token = /forgot-password-change\/([\w-]{43})/.exec(mail.text)?.[1] ?? "";
    expect(await findReset(platform, token)).toEqual([]);
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
    await platform.drain();
  });

  test("a link an hour old is over", async () => {
    const platform = testPlatform();
    const { email } = await signUp(platform);
    await forgotPassword(platform, { email });
    await platform.drain();
    const mail = await mailTo(platform, email, "forgot-password-change");
    const token = /forgot-password-change\/([\w-]{43})/.exec(mail.text)?.[1] ?? "";
    platform.travel(61 * 60 * 1000);
    const late = resetPassword(platform, { token, password: "a new password" });
    await expect(late).rejects.toMatchObject({ code: "invalid", messageKey: "tokenInvalid" });
  });
});
