import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { actAsSchema, WHILE_ACTING } from "~/domain/accounts/acting";
import type { UserActor } from "~/domain/accounts/actor";
import { can, type Noun } from "~/domain/permissions";
import { dueJobs } from "~/server/data/outbox.server";
import { auditLog, outbox } from "~/server/data/schema/operations.server";
import { findUserByEmail, insertUser } from "~/server/data/users.server";
import { readBrowserSession } from "~/server/http/app/session.server";
import { signIn } from "~/server/http/app/sign-in.server";
import { actAs } from "~/server/services/accounts/act-as.server";
import { askVerification } from "~/server/services/accounts/ask-verification.server";
import { authenticate } from "~/server/services/accounts/authenticate.server";
import { changePassword } from "~/server/services/accounts/change-password.server";
import { confirmByPassword } from "~/server/services/accounts/confirm.server";
import { endDevice, endOtherDevices, listDevices } from "~/server/services/accounts/devices.server";
import { findAccess } from "~/server/services/accounts/find-access.server";
import { forgotPassword } from "~/server/services/accounts/forgot-password.server";
import { getAccount } from "~/server/services/accounts/get-account.server";
import { login } from "~/server/services/accounts/login.server";
import { logout } from "~/server/services/accounts/logout.server";
import { noteActing } from "~/server/services/accounts/note-acting.server";
import { listPasskeys } from "~/server/services/accounts/passkeys/passkeys.server";
import { register } from "~/server/services/accounts/register.server";
import { resetPassword } from "~/server/services/accounts/reset-password.server";
import { listWaysByProvider } from "~/server/services/accounts/social/identities.server";
import { verifyEmail } from "~/server/services/accounts/verify-email.server";
import { waysToConfirm } from "~/server/services/accounts/ways-to-confirm.server";
import { grantStatement } from "../../workers/commands/grant-statement";
import { setEnabled } from "../support/enabled";
import { quietPlatform } from "../support/full-account";
import { mailsOf } from "../support/inbox";
import { type TestPlatform, testPlatform } from "../support/platform";

const HOUR = 3_600_000;
const PASSWORD = "plover-and-heron";
let count = 0;

async function person(platform: TestPlatform, roles: ("ROLE_USER" | "ROLE_SUPER_ADMIN")[] = ["ROLE_USER"]) {
  const email = `person-${count++}@visita.example`;
  const now = platform.now();
  const id = `usr_${String(count).padStart(26, "0")}`;
  const passwordHash = await platform.passwords.hash(PASSWORD);
  await insertUser(platform.db, {
    id,
    email,
    name: "Ada",
    passwordHash,
    roles,
    createdAt: now,
    updatedAt: now,
  });
  const { accessToken } = await login(platform, { email, password: PASSWORD });
  return { id, email, actor: await actorOf(platform, accessToken) };
}

const admin = (platform: TestPlatform) => person(platform, ["ROLE_USER", "ROLE_SUPER_ADMIN"]);

async function actorOf(platform: TestPlatform, token: string): Promise<UserActor> {
  const found = await authenticate(platform, token);
  if (typeof found === "string") throw new Error(found);
  return found.actor;
}

const given = (email: string) => ({ email, reason: "A ticket about a lost picture", password: PASSWORD });

test("an admin acts in an account for an hour, and not longer", async () => {
  const platform = testPlatform();
  platform.freeze();
  const [support, user] = [await admin(platform), await person(platform)];
  const { token, expiresAt } = await actAs(platform, support.actor, given(user.email));
  expect(expiresAt.getTime() - platform.now().getTime()).toBe(HOUR);
  const actor = await actorOf(platform, token);
  expect(actor).toMatchObject({ userId: user.id, confirmedAt: null, roles: ["ROLE_USER"] });
  expect(actor.acting).toMatchObject({ adminId: support.id, reason: "A ticket about a lost picture" });
  platform.travel(HOUR - 1_000);
  expect(await authenticate(platform, token)).toMatchObject({ actor: { userId: user.id } });
  platform.travel(1_000);
  expect(await authenticate(platform, token)).toBe("invalid");
});

test("only an admin may, never twice at once, never in an admin's account, a disabled or an unknown one", async () => {
  const platform = testPlatform();
  const [support, other, user] = [await admin(platform), await admin(platform), await person(platform)];
  const refused = (actor: UserActor, email: string) =>
    actAs(platform, actor, given(email)).then(
      () => "done",
      ({ code, messageKey }) => `${code}: ${messageKey}`,
    );
  expect(await refused(user.actor, support.email)).toBe("forbidden: notAdmin");
  expect(await refused(support.actor, other.email)).toBe("forbidden: accountNotActable");
  expect(await refused(support.actor, support.email)).toBe("forbidden: accountNotActable");
  expect(await refused(support.actor, "nobody@visita.example")).toBe("invalid: accountUnknown");
  const acting = await actorOf(platform, (await actAs(platform, support.actor, given(user.email))).token);
  expect(await refused(acting, other.email)).toBe("forbidden: notAdmin");
  await setEnabled(platform.db, user.id, false, platform.now());
  expect(await refused(support.actor, user.email)).toBe("forbidden: accountNotActable");
  const wrong = { ...given(other.email), password: "not the one" };
  await expect(actAs(platform, support.actor, wrong)).rejects.toMatchObject({ field: "password" });
});

test("acting ends with the user's password reset, the user's account, the admin's account and the admin's role", async () => {
  // Sent mails no longer contain a token.
  const platform = quietPlatform();
  const begin = async () => {
    const [support, user] = [await admin(platform), await person(platform)];
    return { support, user, token: (await actAs(platform, support.actor, given(user.email))).token };
  };
  const byUser = await begin();
  await setEnabled(platform.db, byUser.user.id, false, platform.now());
  expect(await authenticate(platform, byUser.token)).not.toBeTypeOf("object");
  const byReset = await begin();
  await forgotPassword(platform, { email: byReset.user.email });
  await platform.drain();
  const jobs = await platform.db.select().from(outbox);
  const token = /"token":"([^"]+)"/.exec(JSON.stringify(jobs.map(({ payload }) => payload)))?.[1] ?? "";
  await resetPassword(platform, { token, password: "heron-and-plover" });
  expect(await authenticate(platform, byReset.token)).toBe("invalid");
  const byAdmin = await begin();
  await setEnabled(platform.db, byAdmin.support.id, false, platform.now());
  expect(await authenticate(platform, byAdmin.token)).toBe("invalid");
  const byRole = await begin();
  await platform.db.run(sql.raw(grantStatement(byRole.support.email, "ROLE_SUPER_ADMIN", true)));
  expect(await authenticate(platform, byRole.token)).toBe("invalid");
});

test("the log has both names and the reason before anything is changed, and the user is told after the hour", async () => {
  const platform = testPlatform();
  platform.freeze();
  const [support, user] = [await admin(platform), await person(platform)];
  const actor = await actorOf(platform, (await actAs(platform, support.actor, given(user.email))).token);
  await noteActing(platform, actor, { method: "PUT", path: "/editor/x/save" });
  await noteActing(platform, actor, { method: "GET", path: "/dashboard" });
  await noteActing(platform, user.actor, { method: "PUT", path: "/editor/x/save" });
  const rows = (await platform.db.select().from(auditLog)).filter(({ thing }) => thing === user.id);
  expect(rows.map(({ action }) => action).toSorted()).toEqual(["account.act", "account.acted"]);
  for (const { actorId, detail } of rows) {
    expect(actorId).toBe(support.id);
    expect(detail).toMatchObject({ admin: "Ada", user: "Ada", reason: "A ticket about a lost picture" });
  }
  const mails = async (at: number) =>
    (await dueJobs(platform.db, user.id, new Date(platform.now().getTime() + at), 10)).map(({ payload }) =>
      JSON.stringify(payload),
    );
  expect(await mails(HOUR - 1)).toEqual([]);
  expect(await mails(HOUR)).toEqual([expect.stringContaining("A ticket about a lost picture")]);
});

test("an admin who goes before the hour is over has the user told at once, in the user's zone", async () => {
  const platform = testPlatform();
  platform.freeze();
  const [support, user] = [await admin(platform), await person(platform)];
  await platform.db.run(sql`UPDATE users SET time_zone = 'Asia/Tokyo' WHERE id = ${user.id}`);
  const actor = await actorOf(platform, (await actAs(platform, support.actor, given(user.email))).token);
  platform.travel(60_000);
  expect(await dueJobs(platform.db, user.id, platform.now(), 10)).toEqual([]);
  await logout(platform, { actor });
  const [mail, ...others] = await dueJobs(platform.db, user.id, platform.now(), 10);
  expect([others, mail?.payload]).toEqual([
    [],
    expect.objectContaining({ mail: expect.objectContaining({ kind: "actedFor", timeZone: "Asia/Tokyo" }) }),
  ]);
});

test("what may be done while acting is the list, and a new action is forbidden until it is listed", async () => {
  const platform = testPlatform();
  const [support, user] = [await admin(platform), await person(platform)];
  const actor = await actorOf(platform, (await actAs(platform, support.actor, given(user.email))).token);
  const nouns: Noun[] = [
    "page",
    "card",
    "contact",
    "member",
    "template",
    "temporary",
    "account",
    "operations",
  ];
  const actions = [
    "list",
    "create",
    "view",
    "edit",
    "delete",
    "duplicate",
    "publish",
    "send",
    "claim",
    "impersonate",
    "credentials",
    "assign",
    "accept",
    "search",
    "suspend",
    "block",
    "dismiss",
    "retry",
  ];
  const allowed = nouns.flatMap((noun) =>
    actions
      .filter((action) => can(actor, action as Parameters<typeof can>[1], { noun, ownerId: user.id }))
      .map((action) => `${noun} ${action}`),
  );
  const listed = Object.entries(WHILE_ACTING).flatMap(([noun, list]) =>
    list.map((action) => `${noun} ${action}`),
  );
  expect(allowed.toSorted()).toEqual(listed.toSorted());
  await expect(confirmByPassword(platform, actor, { password: PASSWORD })).rejects.toMatchObject({
    code: "forbidden",
    messageKey: "notWhileActing",
  });
});

test("while acting nothing is read of how the person gets in, though their profile is", async () => {
  const platform = testPlatform();
  const [support, user] = [await admin(platform), await person(platform)];
  const actor = await actorOf(platform, (await actAs(platform, support.actor, given(user.email))).token);
  for (const read of [listDevices, listPasskeys, listWaysByProvider, waysToConfirm]) {
    await expect(read(platform, actor)).rejects.toMatchObject({
      code: "forbidden",
      messageKey: "notWhileActing",
    });
    await read(platform, user.actor);
  }
  expect(await findAccess(platform, actor)).toBeNull();
  expect((await findAccess(platform, user.actor))?.devices).not.toEqual([]);
  expect(await getAccount(platform, actor)).toMatchObject({ user: { id: user.id }, hasPassword: false });
});

test("the panel's input is bounded and trimmed", () => {
  const parse = (email: string, reason = "Help") => actAsSchema.safeParse({ email, reason, password: "x" });
  expect(parse("  Ada@Visita.Example ").data?.email).toBe("ada@visita.example");
  for (const email of ["", "ada", `${"a".repeat(60)}@visita.example`])
    expect(parse(email).success).toBe(false);
  for (const reason of ["", "   ", "x".repeat(201)]) expect(parse("a@b.example", reason).success).toBe(false);
});

test("the role is given and taken once, and what is no address or no role is no statement", async () => {
  const platform = testPlatform();
  const { email } = await person(platform);
  const rolesAfter = async (isTaken: boolean) => {
    await platform.db.run(sql.raw(grantStatement(email.toUpperCase(), "ROLE_SUPER_ADMIN", isTaken)));
    return (await findUserByEmail(platform.db, email))?.roles;
  };
  expect(await rolesAfter(false)).toEqual(["ROLE_USER", "ROLE_SUPER_ADMIN"]);
  expect(await rolesAfter(false)).toEqual(["ROLE_USER", "ROLE_SUPER_ADMIN"]);
  expect(await rolesAfter(true)).toEqual(["ROLE_USER"]);
  expect(() => grantStatement("x' OR 1=1 --", "ROLE_SUPER_ADMIN", false)).toThrow("no e-mail address");
  expect(() => grantStatement(email, "ROLE_GOD", false)).toThrow("is none of");
});

test("a new account is none that an admin made", async () => {
  const platform = testPlatform();
  const input = { email: "new@visita.example", password: PASSWORD, name: "New", locale: "en" as const };
  await register(platform, input);
  expect((await findUserByEmail(platform.db, input.email))?.roles).toEqual(["ROLE_USER"]);
});

test("acting ends with the admin's own logout, new password, reset, and with their ending other devices", async () => {
  const platform = testPlatform();
  const begin = async () => {
    const [support, user] = [await admin(platform), await person(platform)];
    return { support, user, token: (await actAs(platform, support.actor, given(user.email))).token };
  };
  const isLive = async (token: string) => typeof (await authenticate(platform, token)) === "object";
  const ends: ((admin: Awaited<ReturnType<typeof begin>>["support"]) => Promise<unknown>)[] = [
    ({ actor }) => logout(platform, { actor }),
    async ({ email }) => {
      const { refreshToken } = await login(platform, { email, password: PASSWORD });
      await logout(platform, { refreshToken });
    },
    ({ actor }) =>
      changePassword(platform, actor, { currentPassword: PASSWORD, password: "heron-and-plover" }),
    ({ actor }) => endOtherDevices(platform, actor),
    async ({ actor, email }) => {
      await login(platform, { email, password: PASSWORD });
      const other = (await listDevices(platform, actor)).find(({ isThisOne }) => !isThisOne);
      await endDevice(platform, actor, other?.id ?? "");
    },
    async ({ id, email }) => {
      await forgotPassword(platform, { email });
      await platform.drain();
      const token = (await mailsOf(platform, id, "resetPassword")).at(-1)?.params.token ?? "";
      await resetPassword(platform, { token, password: "heron-and-plover" });
    },
  ];
  const bystander = await begin();
  for (const end of ends) {
    const { support, user, token } = await begin();
    expect(await isLive(token)).toBe(true);
    await end(support);
    expect(await isLive(token)).toBe(false);
    expect(await authenticate(platform, await tokenOf(platform, user.email))).toHaveProperty("actor");
  }
  // Another admin's session continues, and a user's own logout does not end it.
  await logout(platform, { actor: bystander.user.actor });
  expect(await isLive(bystander.token)).toBe(true);
});

const tokenOf = async (platform: TestPlatform, email: string) =>
  (await login(platform, { email, password: PASSWORD })).accessToken;

test("while acting nobody confirms the user's address by a link without the user's password", async () => {
  const platform = testPlatform();
  const [support, user] = [await admin(platform), await person(platform)];
  const acting = await actorOf(platform, (await actAs(platform, support.actor, given(user.email))).token);
  await askVerification(platform, user.actor);
  const link = (await mailsOf(platform, user.id, "verifyEmail")).at(-1)?.params.token ?? "";
  const verifiedAt = async () => (await findUserByEmail(platform.db, user.email))?.emailVerifiedAt;
  await expect(verifyEmail(platform, link, { actor: acting })).rejects.toMatchObject({
    field: "password",
    messageKey: "required",
  });
  expect(await verifiedAt()).toBeNull();
  await verifyEmail(platform, link, { actor: user.actor });
  expect(await verifiedAt()).toBeInstanceOf(Date);
});

test("an admin's waiting session comes back to the browser in which they acted, and to no other person's", async () => {
  const platform = testPlatform();
  const [support, user] = [await admin(platform), await person(platform)];
  const own = await login(platform, { email: support.email, password: PASSWORD });
  const { token } = await actAs(platform, await actorOf(platform, own.accessToken), given(user.email));
  const other = await login(platform, { email: user.email, password: PASSWORD });
  const browse = (cookies: Record<string, string>) => {
    const Cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join("; ");
    return readBrowserSession(platform, new Request("http://localhost/", { headers: { Cookie } }));
  };
  const waiting = { super_admin_token: own.accessToken, super_admin_refresh_token: own.refreshToken };
  expect((await browse({ token, ...waiting })).user?.id).toBe(user.id);

  // A sign-in in the browser of an acting admin deletes the stored admin tokens, which would be invalid anyway.
  const request = new Request("http://localhost/login", { method: "POST" });
  const tokens = { accessToken: other.accessToken, refreshToken: other.refreshToken };
  const response = await signIn({ platform, language: "en", request }, { tokens, email: user.email }, []);
  const cookies = response.headers.getSetCookie();
  for (const name of Object.keys(waiting))
    expect(cookies.filter((value) => value.startsWith(`${name}=;`))).toEqual([
      expect.stringContaining("Max-Age=0"),
    ]);
  await endOtherDevices(platform, user.actor);
  const after = await browse({ token: other.accessToken, refresh_token: other.refreshToken, ...waiting });
  expect([after.wasRestored, after.user]).toEqual([false, null]);

  const back = await browse({ token, ...waiting });
  expect([back.wasRestored, back.user?.id]).toEqual([true, support.id]);
});
