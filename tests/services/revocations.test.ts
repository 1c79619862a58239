import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "~/domain/durations";
import { newId } from "~/domain/ids";
import { writeAll } from "~/server/data/batch.server";
import { type IdentityRow, insertIdentity, listIdentities } from "~/server/data/identities.server";
import { dueJobs, markJobDone } from "~/server/data/outbox.server";
import { listPasskeyRows } from "~/server/data/passkeys.server";
import { askEmailChange } from "~/server/services/accounts/change-email.server";
import { deleteAccount } from "~/server/services/accounts/delete-account.server";
import { eraseAccount } from "~/server/services/accounts/erasure/erase-account.server";
import { forgotPassword } from "~/server/services/accounts/forgot-password.server";
import { proveEmailChange } from "~/server/services/accounts/prove-email-change.server";
import { findReset, resetPassword } from "~/server/services/accounts/reset-password.server";
import { undoEmailChange } from "~/server/services/accounts/undo-email-change.server";
import { runJob } from "../../workers/jobs/table";
import { quietPlatform } from "../support/full-account";
import { mailsOf } from "../support/inbox";
import { givePasskey } from "../support/operators";
import type { TestPlatform } from "../support/platform";
import { actorOf, signInWith } from "../support/social";

const PASSWORD = "the-owners-own-1";
let made = 0;
const address = (host: string) => `revoked-${++made}-${Date.now()}@${host}`;

/** An account that signed up with Apple, which verifies its address. */
async function appleAccount(platform: TestPlatform) {
  const email = address("icloud.example");
  const finished = await signInWith(platform, "apple", { email });
  expect(finished.sent.user).toContain("Zoë");
  const actor = await actorOf(platform, finished);
  const [identity] = await listIdentities(platform.db, actor.userId);
  if (!identity?.refreshToken) throw new Error("no identity with a token");
  return { email, actor, identity };
}

const revocations = (platform: TestPlatform, userId: string) =>
  platform.db.all<{ id: string; state: string; payload: string }>(
    sql`SELECT id, state, payload FROM outbox WHERE name = 'revokeIdentity' AND shard = ${userId}`,
  );

const tokenOf = async (platform: TestPlatform, userId: string, kind: string): Promise<string> =>
  (await mailsOf(platform, userId, kind)).at(-1)?.params.token;

/** Runs an account's jobs except its mails. */
async function work(platform: TestPlatform, userId: string): Promise<void> {
  for (;;) {
    const due = await dueJobs(platform.db, userId, platform.now(), 20);
    const jobs = due.filter(({ name }) => name !== "sendMail");
    if (jobs.length === 0) return;
    for (const job of jobs) {
      await runJob(platform, job);
      await markJobDone(platform.db, job.id, platform.now());
    }
  }
}

async function reset(platform: TestPlatform, email: string, userId: string): Promise<void> {
  await forgotPassword(platform, { email });
  await platform.drain();
  await resetPassword(platform, {
    token: await tokenOf(platform, userId, "resetPassword"),
    password: PASSWORD,
  });
}

test("a deleted account's identity is taken back at Apple, so that who returns is named anew", async () => {
  const platform = quietPlatform();
  const { email, actor } = await appleAccount(platform);
  expect((await signInWith(platform, "apple", { email })).sent.user).toBeNull();
  await deleteAccount(platform, actor, { email });
  await work(platform, actor.userId);
  expect(await listIdentities(platform.db, actor.userId)).toEqual([]);
  // The queue no longer contains the token.
  expect(await revocations(platform, actor.userId)).toMatchObject([{ state: "done", payload: "{}" }]);
  expect((await signInWith(platform, "apple", { email })).sent.user).toContain("Zoë");
});

test("one that the deletion did not see is taken back by the erasure, which drops no job that waits", async () => {
  const platform = quietPlatform();
  const { email, actor, identity } = await appleAccount(platform);
  const { userId } = actor;
  await deleteAccount(platform, actor, { email });
  // As if it had been linked between the deletion's read and its write.
  await platform.db.run(sql`DELETE FROM outbox WHERE name = 'revokeIdentity' AND shard = ${userId}`);
  await eraseAccount(platform, { userId, phase: "now", run: 0 });
  expect(await listIdentities(platform.db, userId)).toEqual([]);
  await eraseAccount(platform, { userId, phase: "late", run: 0 });
  const [job] = await revocations(platform, userId);
  expect(job).toMatchObject({ state: "pending", payload: expect.stringContaining(identity.id) });
  // A permanently failed one is deleted by a later phase of the erasure.
  await platform.db.run(sql`UPDATE outbox SET state = 'dead' WHERE id = ${job?.id ?? ""}`);
  await eraseAccount(platform, { userId, phase: "holds", run: 0 });
  expect(await revocations(platform, userId)).toEqual([]);
});

test("a reset that removes the ways of an unverified account has their tokens taken back", async () => {
  const platform = quietPlatform();
  const { email, actor, identity } = await appleAccount(platform);
  await platform.db.run(sql`UPDATE users SET email_verified_at = NULL WHERE id = ${actor.userId}`);
  await reset(platform, email, actor.userId);
  expect(await listIdentities(platform.db, actor.userId)).toEqual([]);
  expect(await revocations(platform, actor.userId)).toMatchObject([
    { state: "pending", payload: expect.stringContaining(identity.id) },
  ]);
});

test("a verified account's reset keeps its identities and their tokens", async () => {
  const platform = quietPlatform();
  const { email, actor } = await appleAccount(platform);
  await reset(platform, email, actor.userId);
  expect(await listIdentities(platform.db, actor.userId)).toHaveLength(1);
  expect(await revocations(platform, actor.userId)).toEqual([]);
});

/** Links another account at Apple, at an instant. */
async function link(platform: TestPlatform, like: IdentityRow, createdAt: Date): Promise<IdentityRow> {
  const added = { ...like, id: newId("idn"), subject: crypto.randomUUID(), createdAt };
  await writeAll(platform.db, [insertIdentity(added)]);
  return added;
}

const idsOf = async (platform: TestPlatform, userId: string) =>
  (await listIdentities(platform.db, userId)).map(({ id }) => id).toSorted();

test("a reset takes back what was linked in the last 30 days, but for what is kept", async () => {
  const platform = quietPlatform();
  platform.freeze();
  const { email, actor, identity } = await appleAccount(platform);
  const old = await link(platform, identity, new Date(platform.now().getTime() + HOUR_MS));
  platform.travel(31 * DAY_MS);
  const [kept, taken] = [
    await link(platform, identity, platform.now()),
    await link(platform, identity, platform.now()),
  ];
  await givePasskey(platform, actor.userId);
  await forgotPassword(platform, { email });
  await platform.drain();
  const token = await tokenOf(platform, actor.userId, "resetPassword");
  const listed = await findReset(platform, token);
  expect(listed?.map(({ kind }) => kind)).toEqual(["passkey", "apple", "apple"]);
  await resetPassword(platform, { token, password: PASSWORD, keep: [kept.id] });
  expect(await idsOf(platform, actor.userId)).toEqual([identity.id, old.id, kept.id].toSorted());
  expect(await listPasskeyRows(platform.db, actor.userId)).toEqual([]);
  expect(await revocations(platform, actor.userId)).toMatchObject([
    { state: "pending", payload: expect.stringContaining(taken.id) },
  ]);
  expect(await findReset(platform, token)).toBeNull();
});

test("an address that is given back takes back what was linked in the 30 days before, and nothing older", async () => {
  const platform = quietPlatform();
  platform.freeze();
  const { actor, identity } = await appleAccount(platform);
  const old = await link(platform, identity, new Date(platform.now().getTime() + HOUR_MS));
  platform.travel(31 * DAY_MS);
  // As an attacker does, with the password alone: first a way in, then the address.
  const added = await link(platform, identity, platform.now());
  await givePasskey(platform, actor.userId);
  platform.travel(HOUR_MS);
  const confirmed = { ...actor, confirmedAt: platform.now() };
  await askEmailChange(platform, confirmed, { email: address("corp.example") });
  await proveEmailChange(platform, confirmed, await tokenOf(platform, actor.userId, "changeEmail"));
  const token = await tokenOf(platform, actor.userId, "emailChanged");
  await undoEmailChange(platform, { token, password: PASSWORD });
  expect(await idsOf(platform, actor.userId)).toEqual([identity.id, old.id].toSorted());
  expect(await listPasskeyRows(platform.db, actor.userId)).toEqual([]);
  expect(await revocations(platform, actor.userId)).toMatchObject([
    { state: "pending", payload: expect.stringContaining(added.id) },
  ]);
});
