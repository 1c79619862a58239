import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { actAsSchema, WHILE_ACTING } from "~/domain/accounts/acting";
import type { UserActor } from "~/domain/accounts/actor";
import { can, type Noun } from "~/domain/permissions";
import { dueJobs } from "~/server/data/outbox.server";
import { auditLog, outbox } from "~/server/data/schema/operations.server";
import { passkeys } from "~/server/data/schema/sign-in.server";
import { findUserByEmail, insertUser, setEnabled } from "~/server/data/users.server";
import { actAs } from "~/server/services/accounts/act-as.server";
import { authenticate } from "~/server/services/accounts/authenticate.server";
import { confirmByPassword } from "~/server/services/accounts/confirm.server";
import { forgotPassword } from "~/server/services/accounts/forgot-password.server";
import { login } from "~/server/services/accounts/login.server";
import { noteActing } from "~/server/services/accounts/note-acting.server";
import { register } from "~/server/services/accounts/register.server";
import { resetPassword } from "~/server/services/accounts/reset-password.server";
import { grantStatement } from "../../workers/commands/grant-statement";
import { strictPlatform, type TestPlatform, testPlatform } from "../support/platform";

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
  const platform = testPlatform();
  const begin = async () => {
    const [support, user] = [await admin(platform), await person(platform)];
    return { support, user, token: (await actAs(platform, support.actor, given(user.email))).token };
  };
  const byUser = await begin();
  await setEnabled(platform.db, byUser.user.id, false, platform.now());
  expect(await authenticate(platform, byUser.token)).not.toBeTypeOf("object");
  const byReset = await begin();
  await forgotPassword(platform, { email: byReset.user.email });
  await platform.settle();
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

test("in production the role needs a passkey", async () => {
  const platform = strictPlatform();
  const [support, user] = [await admin(platform), await person(platform)];
  await expect(actAs(platform, support.actor, given(user.email))).rejects.toMatchObject({
    messageKey: "adminNeedsPasskey",
  });
  await platform.db.insert(passkeys).values({
    id: "psk_1",
    userId: support.id,
    credentialId: "credential",
    publicKey: Buffer.from("key"),
    counter: 0,
    isBackedUp: false,
    name: "Key",
    createdAt: platform.now(),
  });
  expect((await actAs(platform, support.actor, given(user.email))).token).toBeTruthy();
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

test("what may be done while acting is the list, and a new action is forbidden until it is listed", async () => {
  const platform = testPlatform();
  const [support, user] = [await admin(platform), await person(platform)];
  const actor = await actorOf(platform, (await actAs(platform, support.actor, given(user.email))).token);
  const nouns: Noun[] = ["page", "card", "contact", "temporary", "account"];
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
