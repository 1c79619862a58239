import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { markEmailVerified } from "~/server/data/users.server";
import { actAs } from "~/server/services/accounts/act-as.server";
import { changePassword } from "~/server/services/accounts/change-password.server";
import { deleteAccount } from "~/server/services/accounts/delete-account.server";
import { forgotPassword } from "~/server/services/accounts/forgot-password.server";
import { login } from "~/server/services/accounts/login.server";
import { logout } from "~/server/services/accounts/logout.server";
import { addPasskey, removePasskey, startPasskey } from "~/server/services/accounts/passkeys/passkeys.server";
import { signInByPasskey, startPasskeySignIn } from "~/server/services/accounts/passkeys/sign-in.server";
import { register } from "~/server/services/accounts/register.server";
import { resetPassword } from "~/server/services/accounts/reset-password.server";
import { proveByPassword } from "~/server/services/accounts/social/prove.server";
import { openSession } from "~/server/services/accounts/tokens.server";
import { authenticator } from "../support/authenticator";
import { quietPlatform } from "../support/full-account";
import { mailsOf } from "../support/inbox";
import type { TestPlatform } from "../support/platform";
import { signInWith, tokenActor } from "../support/social";

const PASSWORD = "plover-and-heron-77";
const NEXT = "the-owners-own-1234";
let count = 0;

async function signUp(platform: TestPlatform, email = `race-${++count}-${Date.now()}@corp.example`) {
  const made = await register(platform, { email, password: PASSWORD, name: "Ada", locale: "en" });
  return { ...made, email, actor: await tokenActor(platform, made.accessToken) };
}

/** A platform on which something happens while a password is hashed. */
function meanwhile(platform: TestPlatform, happens: () => Promise<unknown>): TestPlatform {
  const { passwords } = platform;
  const verify: typeof passwords.verify = async (...given) => {
    const isRight = await passwords.verify(...given);
    await happens();
    return isRight;
  };
  return Object.assign(Object.create(platform) as TestPlatform, { passwords: { ...passwords, verify } });
}

/** Ids of an account's live sessions, and how many refresh tokens belong to them or to none. */
async function leftOf(platform: TestPlatform, userId: string) {
  const sessions = await platform.db.all<{ id: string }>(
    sql`SELECT id FROM sessions WHERE user_id = ${userId} AND ended_at IS NULL`,
  );
  const orphans = await platform.db.all(
    sql`SELECT id FROM refresh_tokens WHERE session_id NOT IN (SELECT id FROM sessions)`,
  );
  return { sessions: sessions.map(({ id }) => id), orphans: orphans.length };
}

async function reset(platform: TestPlatform, { email, id }: { email: string; id: string }) {
  await forgotPassword(platform, { email });
  await platform.drain();
  const token = (await mailsOf(platform, id, "resetPassword")).at(-1)?.params.token ?? "";
  await resetPassword(platform, { token, password: NEXT });
}

const REFUSED = { code: "unauthorized", messageKey: "loginFailed" };

test("a sign-in with a password that is reset while it is hashed opens nothing", async () => {
  const platform = quietPlatform();
  const { email, user } = await signUp(platform);
  const slow = meanwhile(platform, () => reset(platform, { email, id: user.id }));
  await expect(login(slow, { email, password: PASSWORD })).rejects.toMatchObject(REFUSED);
  expect(await leftOf(platform, user.id)).toEqual({ sessions: [], orphans: 0 });
});

test("nor one that is changed, of which the session that changed it stays", async () => {
  const platform = quietPlatform();
  const { email, user, actor } = await signUp(platform);
  const slow = meanwhile(platform, () =>
    changePassword(platform, actor, { currentPassword: PASSWORD, password: NEXT }),
  );
  await expect(login(slow, { email, password: PASSWORD })).rejects.toMatchObject(REFUSED);
  expect(await leftOf(platform, user.id)).toEqual({ sessions: [actor.sessionId], orphans: 0 });
});

test("nor one of an account that who reads its mail takes over, or that is deleted", async () => {
  const platform = quietPlatform();
  const taken = await signUp(platform, `race-${++count}-${Date.now()}@gmail.com`);
  const { email } = taken;
  const slow = meanwhile(platform, async () => {
    expect(await signInWith(platform, "google", { email })).toMatchObject({ kind: "signed-in" });
  });
  await expect(login(slow, { email, password: PASSWORD })).rejects.toMatchObject(REFUSED);
  expect((await leftOf(platform, taken.user.id)).sessions).toHaveLength(1);

  const gone = await signUp(platform);
  const leaving = meanwhile(platform, () => deleteAccount(platform, gone.actor, { email: gone.email }));
  await expect(login(leaving, { email: gone.email, password: PASSWORD })).rejects.toMatchObject(REFUSED);
  expect(await leftOf(platform, gone.user.id)).toEqual({ sessions: [], orphans: 0 });
});

test("a way in that is removed meanwhile opens nothing", async () => {
  const platform = quietPlatform();
  const { user, actor } = await signUp(platform);
  const device = await authenticator(actor.userId);
  const { challenge } = await startPasskey(platform, actor);
  const { id } = await addPasskey(platform, actor, {
    name: "Key",
    response: await device.create({ challenge }),
  });
  const signed = await device.sign({ challenge: (await startPasskeySignIn(platform)).challenge });
  // The check for a known browser is between the signature and the session.
  const knownDevice = async () => {
    await removePasskey(platform, actor, id);
    return null;
  };
  const slow: TestPlatform = Object.create(platform, {
    client: { value: { ...platform.client, knownDevice } },
  });
  await expect(signInByPasskey(slow, signed)).rejects.toMatchObject({ messageKey: "passkeyRefused" });
  expect(await leftOf(platform, user.id)).toEqual({ sessions: [actor.sessionId], orphans: 0 });
  expect(await openSession(platform, user, { method: "google", identityId: "idn_gone" })).toBeNull();
  expect(await leftOf(platform, user.id)).toEqual({ sessions: [actor.sessionId], orphans: 0 });
});

test("a provider is not linked by a password that was reset while it was hashed", async () => {
  const platform = quietPlatform();
  const { email, user } = await signUp(platform, `race-${++count}-${Date.now()}@gmail.com`);
  await markEmailVerified(platform.db, user.id, platform.now());
  const finished = await signInWith(platform, "google", { email });
  if (finished.kind !== "proving") throw new Error(finished.kind);
  const slow = meanwhile(platform, () => reset(platform, { email, id: user.id }));
  await expect(proveByPassword(slow, finished.cookie, PASSWORD)).rejects.toMatchObject({ outcome: "taken" });
  expect(await platform.db.all(sql`SELECT id FROM identities WHERE user_id = ${user.id}`)).toEqual([]);
  expect(await leftOf(platform, user.id)).toEqual({ sessions: [], orphans: 0 });
  expect(await mailsOf(platform, user.id, "identityLinked")).toEqual([]);
});

test("a session that was ended adds no passkey any more", async () => {
  const platform = quietPlatform();
  const { user, actor } = await signUp(platform);
  const device = await authenticator(actor.userId);
  const { challenge } = await startPasskey(platform, actor);
  const response = await device.create({ challenge });
  await reset(platform, { email: user.email, id: user.id });
  await expect(addPasskey(platform, actor, { name: "Key", response })).rejects.toMatchObject({
    code: expect.stringMatching(/^(invalid|unauthorized)$/),
  });
  await markEmailVerified(platform.db, user.id, platform.now());
  const again = await tokenActor(
    platform,
    (await login(platform, { email: user.email, password: NEXT })).accessToken,
  );
  const other = await authenticator(again.userId);
  const made = await other.create({ challenge: (await startPasskey(platform, again)).challenge });
  await logout(platform, { actor: again });
  await expect(addPasskey(platform, again, { name: "Key", response: made })).rejects.toMatchObject({
    code: "unauthorized",
  });
  expect(await platform.db.all(sql`SELECT id FROM passkeys WHERE user_id = ${user.id}`)).toEqual([]);
});

test("an admin whose session is ended while their password is hashed begins to act nowhere", async () => {
  const platform = quietPlatform();
  const [support, user] = [await signUp(platform), await signUp(platform)];
  await platform.db.run(
    sql`UPDATE users SET roles = '["ROLE_USER","ROLE_SUPER_ADMIN"]' WHERE id = ${support.user.id}`,
  );
  const { accessToken } = await login(platform, { email: support.email, password: PASSWORD });
  const admin = await tokenActor(platform, accessToken);
  const slow = meanwhile(platform, () => logout(platform, { actor: admin }));
  const given = { email: user.email, reason: "A ticket", password: PASSWORD };
  await expect(actAs(slow, admin, given)).rejects.toMatchObject({ code: "unauthorized" });
  expect((await leftOf(platform, user.user.id)).sessions).toEqual([user.actor.sessionId]);
  expect(await mailsOf(platform, user.user.id, "actedFor")).toEqual([]);
  expect(
    await platform.db.all(
      sql`SELECT id FROM audit_log WHERE thing = ${user.user.id} AND action = 'account.act'`,
    ),
  ).toEqual([]);
});
