import { expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { authenticate } from "~/server/services/accounts/authenticate.server";
import { assertConfirmed, confirmByPassword } from "~/server/services/accounts/confirm.server";
import { login } from "~/server/services/accounts/login.server";
import { register } from "~/server/services/accounts/register.server";
import { type TestPlatform, testPlatform } from "../support/platform";

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
