import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { sessions } from "~/server/data/schema/accounts.server";
import { confirmSession } from "~/server/data/sessions.server";
import { findUser } from "~/server/data/users.server";
import { actAs } from "~/server/services/accounts/act-as.server";
import { authenticate } from "~/server/services/accounts/authenticate.server";
import { changePassword } from "~/server/services/accounts/change-password.server";
import { assertConfirmed, confirmByPassword } from "~/server/services/accounts/confirm.server";
import { forgotPassword } from "~/server/services/accounts/forgot-password.server";
import { login } from "~/server/services/accounts/login.server";
import { register } from "~/server/services/accounts/register.server";
import { findReset, resetPassword } from "~/server/services/accounts/reset-password.server";
import { waysToConfirm } from "~/server/services/accounts/ways-to-confirm.server";
import { isOperatorReady } from "~/server/services/operations/operator.server";
import { grantStatement } from "../../workers/commands/grant-statement";
import { mailsOf } from "../support/inbox";
import { givePasskey } from "../support/operators";
import { strictPlatform, type TestPlatform, testPlatform } from "../support/platform";

const MINUTE = 60_000;
const PASSWORD = "plover-and-heron";
let count = 0;

/** An account with the admin's role, signed in by its password, and how its session is read. */
async function signedInAdmin(platform: TestPlatform, { hasPasskey }: { hasPasskey: boolean }) {
  const email = `proved-${count++}@visita.example`;
  const { user } = await register(platform, { email, password: PASSWORD, name: "Ada", locale: "en" });
  await platform.db.run(sql.raw(grantStatement(email, "ROLE_SUPER_ADMIN", false)));
  await platform.db.run(sql`UPDATE users SET email_verified_at = 1 WHERE id = ${user.id}`);
  if (hasPasskey) await givePasskey(platform, user.id);
  const { accessToken } = await login(platform, { email, password: PASSWORD });
  const read = async (): Promise<UserActor> => {
    const found = await authenticate(platform, accessToken);
    if (typeof found === "string") throw new Error(found);
    return found.actor;
  };
  return { email, actor: await read(), read };
}

const acting = (platform: TestPlatform, actor: UserActor, email: string) =>
  actAs(platform, actor, { email, reason: "A ticket", password: PASSWORD });

test("in production an admin's password neither acts, operates nor confirms where there is a passkey", async () => {
  const platform = strictPlatform();
  const { user } = await register(platform, {
    ...{ email: "acted-in@visita.example", password: PASSWORD, name: "Bo", locale: "en" as const },
  });
  const { actor } = await signedInAdmin(platform, { hasPasskey: true });
  expect(actor.isProvedByPasskey).toBe(false);
  expect(isOperatorReady(platform, actor)).toBe(false);
  const required = { code: "passkey_required", status: 403 };
  await expect(acting(platform, actor, user.email)).rejects.toMatchObject(required);
  await expect(confirmByPassword(platform, actor, { password: PASSWORD })).rejects.toMatchObject(required);
  expect(() => assertConfirmed(platform, actor)).toThrow("reauthentication_required");
  const change = { currentPassword: PASSWORD, password: "heron-and-plover" };
  await expect(changePassword(platform, actor, change)).rejects.toMatchObject({
    code: "reauthentication_required",
  });
  expect(await waysToConfirm(platform, actor)).toMatchObject({
    hasPassword: false,
    hasPasskeys: true,
    providers: [],
  });
});

test("a passkey proves an admin's session for ten minutes, or as long as it lives where it opened it", async () => {
  const platform = strictPlatform();
  platform.freeze();
  const user = await register(platform, {
    ...{ email: "acted-later@visita.example", password: PASSWORD, name: "Bo", locale: "en" as const },
  });
  const { actor, read } = await signedInAdmin(platform, { hasPasskey: true });
  await confirmSession(platform.db, actor.sessionId, platform.now(), "passkey");
  const confirmed = await read();
  expect(isOperatorReady(platform, confirmed)).toBe(true);
  expect(() => assertConfirmed(platform, confirmed)).not.toThrow();
  expect((await acting(platform, confirmed, user.user.email)).token).toBeTruthy();
  platform.travel(10 * MINUTE + 1);
  expect(isOperatorReady(platform, await read())).toBe(false);
  await platform.db.update(sessions).set({ method: "passkey" }).where(eq(sessions.id, actor.sessionId));
  expect(isOperatorReady(platform, await read())).toBe(true);
  // What needs a recent proof still does.
  const later = await read();
  expect(() => assertConfirmed(platform, later)).toThrow("reauthentication_required");
});

test("the first passkey of an admin is added by the password", async () => {
  const platform = strictPlatform();
  const { actor } = await signedInAdmin(platform, { hasPasskey: false });
  expect(() => assertConfirmed(platform, actor)).not.toThrow();
  await confirmByPassword(platform, actor, { password: PASSWORD });
  expect(isOperatorReady(platform, actor)).toBe(false);
});

test("in development the demo admin's password is enough", async () => {
  const platform = testPlatform();
  const { actor, email } = await signedInAdmin(platform, { hasPasskey: true });
  expect(isOperatorReady(platform, actor)).toBe(true);
  await confirmByPassword(platform, actor, { password: PASSWORD });
  await expect(actAs(platform, actor, { email, reason: "A ticket", password: "" })).rejects.toMatchObject({
    field: "password",
  });
});

test("an admin's account that is recovered by its mailbox alone is no admin's any more", async () => {
  const platform = strictPlatform();
  const recover = async (hasPasskey: boolean) => {
    const { email, actor } = await signedInAdmin(platform, { hasPasskey });
    await forgotPassword(platform, { email });
    await platform.drain();
    const token = (await mailsOf(platform, actor.userId, "resetPassword")).at(-1)?.params.token ?? "";
    const recent = (await findReset(platform, token)) ?? [];
    await resetPassword(platform, { token, password: PASSWORD, keep: recent.map(({ id }) => id) });
    return (await findUser(platform.db, actor.userId))?.roles;
  };
  expect(await recover(false)).toEqual(["ROLE_USER"]);
  expect(await recover(true)).toEqual(["ROLE_USER", "ROLE_SUPER_ADMIN"]);
});
