import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { LIMITS } from "~/domain/limits";
import { users } from "~/server/data/schema/accounts.server";
import { passkeys } from "~/server/data/schema/sign-in.server";
import { markEmailVerified } from "~/server/data/users.server";
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from "~/server/services/accounts/passkeys/passkeys.server";
import {
  confirmByPasskey,
  signInByPasskey,
  startPasskeyConfirm,
  startPasskeySignIn,
} from "~/server/services/accounts/passkeys/sign-in.server";
import { register } from "~/server/services/accounts/register.server";
import { authenticator } from "../support/authenticator";
import { setEnabled } from "../support/enabled";
import { mailsTo, mailTo } from "../support/inbox";
import { knownBrowser } from "../support/known-browser";
import { type TestPlatform, testPlatform } from "../support/platform";
import { actorOf, signInWith, tokenActor } from "../support/social";

const MINUTE = 60_000;
let made = 0;

async function person(platform: TestPlatform) {
  const email = `key-${++made}-${Date.now()}@gmail.com`;
  const input = { email, password: "plover-and-heron", name: "Ada", locale: "en" as const };
  const { user, accessToken } = await register(platform, input);
  await markEmailVerified(platform.db, user.id, platform.now());
  return { email, user, actor: await tokenActor(platform, accessToken) };
}

async function withPasskey(platform: TestPlatform, actor: UserActor, name = "Phone") {
  const device = await authenticator(actor.userId);
  const { challenge } = await startPasskey(platform, actor);
  const view = await addPasskey(platform, actor, { name, response: await device.create({ challenge }) });
  return { device, view };
}

const signed = async (platform: TestPlatform, device: Awaited<ReturnType<typeof authenticator>>, more = {}) =>
  device.sign({ challenge: (await startPasskeySignIn(platform)).challenge, ...more });

const REFUSED = { code: "forbidden", messageKey: "passkeyRefused" };

test("a sign-in by passkey or provider from a new device is told by mail; from a known one it is not", async () => {
  const platform = testPlatform();
  const phone = (browser: string): TestPlatform => {
    const client = { device: { kind: "phone" as const, browser }, country: "DE" };
    return Object.create(platform, { client: { value: client } });
  };
  const email = `provider-${++made}-${Date.now()}@gmail.com`;
  const actor = await actorOf(platform, await signInWith(phone("Safari"), "google", { email }));
  const isTold = async (browser: string) => (await mailsTo(platform, email, browser)).length > 0;
  const known = await signInWith(knownBrowser(phone("Firefox"), "known"), "google", { email });
  expect(known).toMatchObject({ kind: "signed-in", isSignUp: false, email });
  expect([await isTold("Safari"), await isTold("Firefox")]).toEqual([false, false]);
  await signInWith(phone("Firefox"), "google", { email });
  expect(await isTold("Firefox")).toBe(true);

  const { device } = await withPasskey(platform, actor);
  await signInByPasskey(knownBrowser(phone("Edge"), "known"), await signed(platform, device));
  expect(await isTold("Edge")).toBe(false);
  expect(await signInByPasskey(phone("Edge"), await signed(platform, device))).toMatchObject({ email });
  expect(await isTold("Edge")).toBe(true);
});

test("a passkey is added, mailed, listed, named, signs in and is removed", async () => {
  const platform = testPlatform();
  const { actor, email } = await person(platform);
  const { device, view } = await withPasskey(platform, actor);
  expect((await mailTo(platform, email, "passkey was added")).subject).toContain("passkey was added");
  await renamePasskey(platform, actor, view.id, "My phone");
  const { tokens } = await signInByPasskey(platform, await signed(platform, device));
  expect((await tokenActor(platform, tokens.accessToken)).userId).toBe(actor.userId);
  expect((await listPasskeys(platform, actor)).items).toMatchObject([
    { name: "My phone", usedAt: expect.any(Date) },
  ]);
  await removePasskey(platform, actor, view.id);
  expect((await mailTo(platform, email, "passkey was removed")).subject).toContain("removed");
  await expect(signInByPasskey(platform, await signed(platform, device))).rejects.toMatchObject(REFUSED);
});

test("all four origins are expected and no other, for the app's host alone", async () => {
  const platform = testPlatform();
  const { actor } = await person(platform);
  const { device } = await withPasskey(platform, actor);
  for (const label of ["", "pt.", "es.", "de."]) {
    const origin = `http://${label}localhost:8787`;
    await signInByPasskey(platform, await signed(platform, device, { origin }));
  }
  for (const bad of [
    { origin: "http://me.localhost:8787" },
    { origin: "https://evil.example" },
    { host: "evil.example" },
    { isVerified: false },
  ])
    await expect(signInByPasskey(platform, await signed(platform, device, bad))).rejects.toMatchObject(
      REFUSED,
    );
});

test("a challenge is good once, for five minutes, for its purpose and its user", async () => {
  const platform = testPlatform();
  platform.freeze();
  const { actor } = await person(platform);
  const stranger = (await person(platform)).actor;
  const { device } = await withPasskey(platform, actor);
  const once = await signed(platform, device);
  await signInByPasskey(platform, once);
  await expect(signInByPasskey(platform, once)).rejects.toMatchObject(REFUSED);
  const { challenge: forConfirm } = await startPasskeyConfirm(platform, actor);
  const confirms = await device.sign({ challenge: forConfirm });
  await expect(signInByPasskey(platform, confirms)).rejects.toMatchObject(REFUSED);
  const { challenge: forStranger } = await startPasskeyConfirm(platform, stranger);
  const theirs = await device.sign({ challenge: forStranger });
  await expect(confirmByPasskey(platform, stranger, theirs)).rejects.toMatchObject(REFUSED);
  await expect(confirmByPasskey(platform, actor, await signed(platform, device))).rejects.toMatchObject(
    REFUSED,
  );
  await expect(
    signInByPasskey(platform, await device.sign({ challenge: "never-given-out" })),
  ).rejects.toMatchObject(REFUSED);
  const late = await signed(platform, device);
  platform.travel(5 * MINUTE + 1);
  await expect(signInByPasskey(platform, late)).rejects.toMatchObject(REFUSED);
});

test("a counter that does not grow is a copy's", async () => {
  const platform = testPlatform();
  const { actor } = await person(platform);
  const { device } = await withPasskey(platform, actor);
  device.count(7);
  await signInByPasskey(platform, await signed(platform, device));
  device.count(7);
  await expect(signInByPasskey(platform, await signed(platform, device))).rejects.toMatchObject(REFUSED);
});

test("a blocked account is signed in by no passkey, and another's user handle by none", async () => {
  const platform = testPlatform();
  const { actor } = await person(platform);
  const { device } = await withPasskey(platform, actor);
  const other = await signed(platform, device);
  other.response.userHandle = Buffer.from("usr_somebody_else").toString("base64url");
  await expect(signInByPasskey(platform, other)).rejects.toMatchObject(REFUSED);
  await setEnabled(platform.db, actor.userId, false, platform.now());
  await expect(signInByPasskey(platform, await signed(platform, device))).rejects.toMatchObject(REFUSED);
});

test("a passkey proves anew who is there; adding and removing ask for it", async () => {
  const platform = testPlatform();
  platform.freeze();
  const { actor } = await person(platform);
  const { device, view } = await withPasskey(platform, actor);
  platform.travel(11 * MINUTE);
  const asks = { code: "reauthentication_required" };
  await expect(startPasskey(platform, actor)).rejects.toMatchObject(asks);
  await expect(removePasskey(platform, actor, view.id)).rejects.toMatchObject(asks);
  const { challenge } = await startPasskeyConfirm(platform, actor);
  await confirmByPasskey(platform, actor, await device.sign({ challenge }));
  const { results } = await platform.db.$client
    .prepare("SELECT confirmed_at FROM sessions WHERE id = ?")
    .bind(actor.sessionId)
    .all<{ confirmed_at: number }>();
  expect(results[0]?.confirmed_at).toBe(platform.now().getTime());
});

test("a passkey of somebody else is nobody's to name or remove, and cannot be added twice", async () => {
  const platform = testPlatform();
  const { actor } = await person(platform);
  const stranger = (await person(platform)).actor;
  const { device, view } = await withPasskey(platform, actor);
  await expect(renamePasskey(platform, stranger, view.id, "Mine")).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(removePasskey(platform, stranger, view.id)).rejects.toMatchObject({ code: "not_found" });
  const { challenge } = await startPasskey(platform, stranger);
  const response = await device.create({ challenge });
  await expect(addPasskey(platform, stranger, { name: "Copy", response })).rejects.toMatchObject({
    code: "conflict",
  });
});

test("an account has so many passkeys and no more", async () => {
  const platform = testPlatform();
  const { actor } = await person(platform);
  const { device, view } = await withPasskey(platform, actor);
  const [row] = await platform.db.select().from(passkeys).where(eq(passkeys.id, view.id));
  if (!row) throw new Error("no passkey");
  for (let i = 1; i < LIMITS.passkeys; i++)
    await platform.db.insert(passkeys).values({ ...row, id: `psk_${i}`, credentialId: `${device.id}${i}` });
  await expect(startPasskey(platform, actor)).rejects.toMatchObject({ code: "limit_reached" });
});

test("the last way in stays, where there is no password", async () => {
  const platform = testPlatform();
  const { actor } = await person(platform);
  const { view } = await withPasskey(platform, actor);
  await platform.db.update(users).set({ passwordHash: null }).where(eq(users.id, actor.userId));
  await expect(removePasskey(platform, actor, view.id)).rejects.toMatchObject({
    code: "conflict",
    messageKey: "lastWayIn",
  });
});

test("a passkey is proof enough to link a provider with a verified account", async () => {
  const platform = testPlatform();
  const { actor, email } = await person(platform);
  await markEmailVerified(platform.db, actor.userId, platform.now());
  const { device } = await withPasskey(platform, actor);
  const known = await signInWith(platform, "google", { email });
  expect(known).toMatchObject({ kind: "proving", outcome: "known" });
  const cookie = known.kind === "proving" ? known.cookie : null;
  const { carried } = await signInByPasskey(platform, await signed(platform, device), cookie);
  expect(carried).not.toBeNull();
  expect(await signInWith(platform, "google", { email })).toMatchObject({ kind: "signed-in" });
});
