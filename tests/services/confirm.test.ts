import { expect, test } from "vitest";
import { ANONYMOUS, type UserActor } from "~/domain/accounts/actor";
import { RATE_LIMITS } from "~/domain/rate-limits";
import { authenticate } from "~/server/services/accounts/authenticate.server";
import { assertConfirmed, confirmByPassword } from "~/server/services/accounts/confirm.server";
import { login } from "~/server/services/accounts/login.server";
import { register } from "~/server/services/accounts/register.server";
import { verifyEmail } from "~/server/services/accounts/verify-email.server";
import { mailsOf } from "../support/inbox";
import { strictPlatform, type TestPlatform, testPlatform } from "../support/platform";

const MINUTE = 60_000;
const PERSON = {
  email: "ada@visita.example",
  password: "plover-and-heron",
  name: "Ada",
  locale: "en" as const,
};

async function actorOf(platform: TestPlatform, accessToken: string): Promise<UserActor> {
  const found = await authenticate(platform, accessToken);
  if (typeof found === "string") throw new Error(found);
  return found.actor;
}

test("who has just signed in is confirmed for ten minutes, and by the password for ten more", async () => {
  const platform = testPlatform();
  platform.freeze();
  const { accessToken } = await register(platform, PERSON);
  const fresh = await actorOf(platform, accessToken);
  expect(() => assertConfirmed(platform, fresh)).not.toThrow();
  platform.travel(10 * MINUTE + 1);
  expect(() => assertConfirmed(platform, fresh)).toThrow("reauthentication_required");
  await confirmByPassword(platform, fresh, PERSON);
  const confirmed = await actorOf(platform, accessToken);
  expect(() => assertConfirmed(platform, confirmed)).not.toThrow();
});

test("a wrong password confirms nothing, of another session neither", async () => {
  const platform = testPlatform();
  platform.freeze();
  await register(platform, { ...PERSON, email: "bo@visita.example" });
  const first = await login(platform, { ...PERSON, email: "bo@visita.example" });
  platform.travel(11 * MINUTE);
  const second = await login(platform, { ...PERSON, email: "bo@visita.example" });
  const stale = await actorOf(platform, first.accessToken);
  await expect(confirmByPassword(platform, stale, { password: "heron-and-plover" })).rejects.toMatchObject({
    code: "invalid",
    field: "password",
  });
  await confirmByPassword(platform, await actorOf(platform, second.accessToken), PERSON);
  expect((await actorOf(platform, first.accessToken)).confirmedAt).toEqual(stale.confirmedAt);
});

test("wrong passwords have an end", async () => {
  const platform = testPlatform();
  const { accessToken } = await register(platform, { ...PERSON, email: "cy@visita.example" });
  const actor = await actorOf(platform, accessToken);
  const codes: string[] = [];
  for (let i = 0; i < 8; i++)
    await confirmByPassword(platform, actor, { password: `wrong-password-${i}` }).catch((error) =>
      codes.push(error.code),
    );
  expect(codes.at(0)).toBe("invalid");
  expect(codes.at(-1)).toBe("rate_limited");
});

const hashing = (platform: TestPlatform) => {
  const { verify } = platform.passwords;
  const hashes: string[] = [];
  const counting = Object.assign(Object.create(platform) as TestPlatform, {
    passwords: {
      ...platform.passwords,
      verify: (...given: Parameters<typeof verify>) => {
        hashes.push(given[0]);
        return verify(...given);
      },
    },
  });
  return { platform: counting, hashes };
};

test("right passwords have an end as well, before they are hashed and together with those of the login", async () => {
  const strict = strictPlatform();
  const person = { ...PERSON, email: "di@visita.example" };
  const { accessToken } = await register(strict, person);
  const actor = await actorOf(strict, accessToken);
  const { platform, hashes } = hashing(strict);
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => confirmByPassword(platform, actor, person)),
  );
  expect(results.map(({ status }) => status)).toEqual(Array(5).fill("fulfilled"));
  let confirmed = 5;
  for (let i = 0; i < 60; i++)
    await confirmByPassword(platform, actor, person).then(
      () => confirmed++,
      ({ code }) => expect(code).toBe("rate_limited"),
    );
  expect([confirmed, hashes.length]).toEqual([
    RATE_LIMITS.loginAccount.limit,
    RATE_LIMITS.loginAccount.limit,
  ]);
  await expect(login(strictPlatform(), person)).rejects.toMatchObject({ code: "rate_limited" });
});

test("wrong ones count by the caller's address too, wherever they are asked for", async () => {
  const platform = strictPlatform();
  const { limit } = RATE_LIMITS.failedLoginIp;
  const codes: string[] = [];
  for (let i = 0; i < limit + 3; i++) {
    const { user } = await register(strictPlatform(), { ...PERSON, email: `many-${i}@visita.example` });
    const link = (await mailsOf(platform, user.id, "verifyEmail")).at(-1)?.params.token ?? "";
    await verifyEmail(platform, link, { actor: ANONYMOUS, password: "not the one" }).catch(({ code }) =>
      codes.push(code),
    );
  }
  expect(codes).toEqual([...Array(limit).fill("invalid"), ...Array(3).fill("rate_limited")]);
});
