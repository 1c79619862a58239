import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { LIFETIMES } from "~/domain/limits";
import { RATE_LIMITS } from "~/domain/rate-limits";
import { markEmailVerified } from "~/server/data/users.server";
import { changePassword } from "~/server/services/accounts/change-password.server";
import { deleteAccount } from "~/server/services/accounts/delete-account.server";
import { forgotPassword } from "~/server/services/accounts/forgot-password.server";
import { login } from "~/server/services/accounts/login.server";
import { addPasskey, removePasskey, startPasskey } from "~/server/services/accounts/passkeys/passkeys.server";
import { refreshSession } from "~/server/services/accounts/refresh-session.server";
import { register } from "~/server/services/accounts/register.server";
import { resetPassword } from "~/server/services/accounts/reset-password.server";
import { unlinkIdentity } from "~/server/services/accounts/social/identities.server";
import { authenticator } from "../support/authenticator";
import { quietPlatform } from "../support/full-account";
import { mailsOf } from "../support/inbox";
import type { TestPlatform } from "../support/platform";
import { signInWith, tokenActor } from "../support/social";

const PASSWORD = "plover-and-heron-77";
const OTHER = (n: number) => `plover-and-heron-${100 + n}`;
let count = 0;

/** As in production, with jobs that only run on demand. */
function strict(): TestPlatform {
  const platform = quietPlatform();
  const config = { ...platform.config, isDevelopment: false };
  return Object.assign(Object.create(platform) as TestPlatform, { config });
}

const newEmail = () => `notice-${++count}-${Date.now()}@corp.example`;

async function signUp(platform: TestPlatform, { email = newEmail(), isVerified = false } = {}) {
  const made = await register(platform, { email, password: PASSWORD, name: "Ada", locale: "en" });
  if (isVerified) await markEmailVerified(platform.db, made.user.id, platform.now());
  return { ...made, email, actor: await tokenActor(platform, made.accessToken) };
}

/** The kinds of the mails to an address, whatever its account, each as often as it was written. */
async function kindsTo(platform: TestPlatform, email: string): Promise<string[]> {
  const rows = await platform.db.all<{ kind: string }>(sql`
    SELECT json_extract(payload, '$.mail.kind') AS kind FROM outbox
    WHERE name = 'sendMail' AND json_extract(payload, '$.mail.to') = ${email}`);
  return rows.map(({ kind }) => kind).toSorted();
}

async function addAndRemove(platform: TestPlatform, actor: Awaited<ReturnType<typeof signUp>>["actor"]) {
  const device = await authenticator(actor.userId);
  const { challenge } = await startPasskey(platform, actor);
  const { id } = await addPasskey(platform, actor, {
    name: "Key",
    response: await device.create({ challenge }),
  });
  await removePasskey(platform, actor, id);
}

async function resetToken(platform: TestPlatform, { email, id }: { email: string; id: string }) {
  await forgotPassword(platform, { email });
  await platform.drain();
  return (await mailsOf(platform, id, "resetPassword")).at(-1)?.params.token ?? "";
}

test("an address that nobody has verified is told nothing of what is done to the account", async () => {
  const platform = strict();
  platform.freeze();
  const { email, user, actor, refreshToken } = await signUp(platform);
  await changePassword(platform, actor, { currentPassword: PASSWORD, password: OTHER(0) });
  await addAndRemove(platform, actor);
  await login(
    Object.create(platform, {
      client: { value: { device: { kind: "phone" }, country: "DE" } },
    }) as TestPlatform,
    { email, password: OTHER(0) },
  );
  await refreshSession(platform, refreshToken);
  platform.travel((LIFETIMES.refreshGrace + 1) * 1000);
  await expect(refreshSession(platform, refreshToken)).rejects.toMatchObject({ code: "unauthorized" });
  const again = await login(platform, { email, password: OTHER(0) });
  await deleteAccount(platform, await tokenActor(platform, again.accessToken), { email, password: OTHER(0) });
  expect(user.emailVerifiedAt).toBeNull();
  // Not even the mail of the sign-up is left: the deletion took it off the queue.
  expect(await kindsTo(platform, email)).toEqual([]);
});

test("signing up and leaving again and again writes to nobody but to verify", async () => {
  const platform = strict();
  const email = newEmail();
  for (let i = 0; i < 10; i++) {
    const { actor } = await signUp(platform, { email });
    await deleteAccount(platform, actor, { email });
  }
  expect(await kindsTo(platform, email)).toEqual([]);
  const { actor } = await signUp(platform, { email, isVerified: true });
  await deleteAccount(platform, actor, { email });
  expect(await kindsTo(platform, email)).toEqual(["accountDeleted"]);
});

test("a verified mailbox is told so often a day, all spellings and kinds together; a reset is told beyond that", async () => {
  const { limit } = RATE_LIMITS.accountNoticeTo;
  const box = `box${Date.now()}`;
  const platform = strict();
  const people: Awaited<ReturnType<typeof signUp>>[] = [];
  for (let i = 0; i < 2; i++)
    people.push(await signUp(platform, { email: `${box}+${i}@gmail.com`, isVerified: true }));
  const [one, two] = people;
  if (!one || !two) throw new Error("nobody signed up");
  for (let i = 0; i < limit / 2 + 3; i++) await addAndRemove(strict(), i % 2 === 0 ? one.actor : two.actor);
  const notices = async () =>
    (await Promise.all(people.map(({ email }) => kindsTo(platform, email))))
      .flat()
      .filter((kind) => kind !== "verifyEmail" && kind !== "resetPassword");
  expect(await notices()).toHaveLength(limit);
  await resetPassword(platform, {
    token: await resetToken(platform, { email: one.email, id: one.user.id }),
    password: OTHER(1),
  });
  expect(await notices()).toHaveLength(limit + 1);
  expect(await notices()).toContain("passwordChanged");
});

test("what is refused uses up none of what a mailbox is told", async () => {
  const platform = quietPlatform();
  const email = `notice-${Date.now()}@gmail.com`;
  const finished = await signInWith(platform, "google", { email });
  if (finished.kind !== "signed-in") throw new Error(finished.kind);
  const actor = await tokenActor(platform, finished.tokens.accessToken);
  const [identity] = await platform.db.all<{ id: string }>(
    sql`SELECT id FROM identities WHERE user_id = ${actor.userId}`,
  );
  for (let i = 0; i < RATE_LIMITS.accountNoticeTo.limit + 2; i++)
    await expect(unlinkIdentity(platform, actor, identity?.id ?? "")).rejects.toMatchObject({
      messageKey: "lastWayIn",
    });
  await addAndRemove(platform, actor);
  expect(await kindsTo(platform, email)).toEqual(["passkeyAdded", "passkeyRemoved"]);
});

test("of many removals at once that of the one is told, however many are counted", async () => {
  const platform = strict();
  const { email, actor } = await signUp(platform, { isVerified: true });
  const device = await authenticator(actor.userId);
  const { challenge } = await startPasskey(platform, actor);
  const { id } = await addPasskey(platform, actor, {
    name: "Key",
    response: await device.create({ challenge }),
  });
  await Promise.allSettled(
    Array.from({ length: 2 * RATE_LIMITS.accountNoticeTo.limit }, () => removePasskey(platform, actor, id)),
  );
  expect((await kindsTo(platform, email)).filter((kind) => kind === "passkeyRemoved")).toHaveLength(1);
});

test("an account changes its password a few times an hour, which is counted before anything is hashed", async () => {
  const platform = strict();
  const { limit } = RATE_LIMITS.passwordChange;
  const { actor } = await signUp(platform, { isVerified: true });
  let hashed = 0;
  const { hash, verify } = platform.passwords;
  const counting = Object.assign(Object.create(platform) as TestPlatform, {
    passwords: {
      hash: (password: string) => {
        hashed++;
        return hash(password);
      },
      verify: (...given: Parameters<typeof verify>) => {
        hashed++;
        return verify(...given);
      },
    },
  });
  let current = PASSWORD;
  const change = async (n: number) => {
    await changePassword(counting, actor, { currentPassword: current, password: OTHER(n) });
    current = OTHER(n);
  };
  // Typed wrong: no change.
  await expect(
    changePassword(counting, actor, { currentPassword: "not the one", password: OTHER(0) }),
  ).rejects.toMatchObject({ field: "currentPassword" });
  for (let n = 0; n < limit; n++) await change(n);
  expect(hashed).toBe(1 + 2 * limit);
  await expect(change(limit)).rejects.toMatchObject({ code: "rate_limited" });
  expect(hashed).toBe(1 + 2 * limit);
});
