import { env } from "cloudflare:test";
import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { STORED_PREFIXES, STORED_TABLES } from "~/domain/accounts/register";
import { DAY_MS, HOUR_MS } from "~/domain/durations";
import { findReachableCard } from "~/server/data/cards.server";
import { dueJobs, markJobDone } from "~/server/data/outbox.server";
import { findUser, findUserByEmail } from "~/server/data/users.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { DEVELOPMENT_CHAIN_KEY } from "~/server/platform/development-chain.server";
import { actAs } from "~/server/services/accounts/act-as.server";
import { deleteAccount } from "~/server/services/accounts/delete-account.server";
import { getLeavingSummary } from "~/server/services/accounts/leaving-summary.server";
import { login } from "~/server/services/accounts/login.server";
import { noteActing } from "~/server/services/accounts/note-acting.server";
import { register } from "~/server/services/accounts/register.server";
import { shownCard } from "~/server/services/cards/shown-card.server";
import { resolveCode } from "~/server/services/codes/resolve-code.server";
import { readVariant } from "~/server/services/media/read-variant.server";
import { blockAccount, restoreAccount } from "~/server/services/operations/account-steps.server";
import { restorePage, suspendPage } from "~/server/services/operations/page-steps.server";
import { passToken } from "~/server/services/passes/apple/pass-token.server";
import { listChangedPasses, sendPass } from "~/server/services/passes/apple/update-service.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { sendCard } from "~/server/services/passes/google/sync-google-pass.server";
import { getVisitorCard } from "~/server/services/site/get-visitor-card.server";
import { getVisitorPage } from "~/server/services/site/get-visitor-page.server";
import { runJob } from "../../workers/jobs/table";
import { expectLogged } from "../support/fail-on-errors";
import { allKeys, allRows, type FullAccount, fullAccount, quietPlatform } from "../support/full-account";
import { type TestPlatform, testActor } from "../support/platform";
import { tokenActor } from "../support/social";

const PASSWORD = "plover-and-heron-77";

const schemas = import.meta.glob<Record<string, unknown>>("../../app/server/data/schema/*.server.ts", {
  eager: true,
});
const sources = import.meta.glob<string>("../../app/server/**/*.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Runs the due jobs of an account's queue until none is left. @returns how many jobs ran */
async function work(platform: TestPlatform, shard: string): Promise<number> {
  let ran = 0;
  for (;;) {
    const due = (await dueJobs(platform.db, shard, platform.now(), 20)).filter(
      ({ name }) => name !== "sendMail",
    );
    if (due.length === 0) return ran;
    for (const row of due) {
      await runJob(platform, row);
      await markJobDone(platform.db, row.id, platform.now());
      ran++;
    }
  }
}

const erasures = async (platform: TestPlatform, shard: string) =>
  (await dueJobs(platform.db, shard, platform.now(), 100)).filter(({ name }) => name === "eraseAccount");

describe("the register", () => {
  const tables = Object.values(schemas).flatMap((module) =>
    Object.values(module).filter((value): value is SQLiteTable => is(value, SQLiteTable)),
  );

  test("names every table of the schema and of the database, and no other", async () => {
    const registered = Object.keys(STORED_TABLES).toSorted();
    expect(registered).toEqual(tables.map(getTableName).toSorted());
    expect(registered).toEqual([...(await allRows()).keys()].toSorted());
    expect(tables.every((table) => Object.keys(getTableColumns(table)).length > 0)).toBe(true);
  });

  test("names every prefix that the server builds keys of the bucket with", () => {
    const found = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/[`"]([a-z]\/)(?:\$\{|")/g)].map(([, prefix = ""]) => prefix),
    );
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(STORED_PREFIXES).toSorted());
  });

  test("says of all that is kept why, and of all that is not exported why not", () => {
    for (const entry of [...Object.values(STORED_TABLES), ...Object.values(STORED_PREFIXES)]) {
      if (entry.deletion !== "erased") expect(entry.deletion.kept.length).toBeGreaterThan(10);
      if ("not" in entry.exported) expect(entry.exported.not.length).toBeGreaterThan(10);
    }
  });
});

describe("what goes", () => {
  test("is named and counted", async () => {
    const platform = quietPlatform();
    const { actor, pages, cards } = await fullAccount(platform);
    const summary = await getLeavingSummary(platform, actor);
    expect(summary).toMatchObject({
      pageCount: 2,
      cardCount: 2,
      phoneCount: 3,
      contactCount: 3,
      draftCount: 1,
      subscription: { paidUntil: expect.stringMatching(/Z$/) },
    });
    expect(summary.pages.map(({ id }) => id).toSorted()).toEqual(pages.map(({ id }) => id).toSorted());
    expect(summary.pages.map(({ isLive }) => isLive).toSorted()).toEqual([false, true]);
    expect(Object.fromEntries(summary.cards.map(({ hash, phones }) => [hash, phones]))).toEqual({
      [cards[0]?.hash ?? ""]: 2,
      [cards[1]?.hash ?? ""]: 1,
    });
  });
});

describe("a deletion", () => {
  test("asks for the account's own address, and for its password or a fresh proof", async () => {
    const platform = quietPlatform();
    const { actor, email } = await fullAccount(platform);
    const stale = { ...actor, confirmedAt: new Date(platform.now().getTime() - 11 * 60_000) };
    await expect(deleteAccount(platform, actor, { email: "other@visita.example" })).rejects.toMatchObject({
      code: "invalid",
      field: "email",
    });
    await expect(deleteAccount(platform, stale, { email })).rejects.toMatchObject({
      code: "reauthentication_required",
    });
    await expect(deleteAccount(platform, stale, { email, password: "not this one" })).rejects.toMatchObject({
      code: "invalid",
      field: "password",
    });
    expect((await findUser(platform.db, actor.userId))?.email).toBe(email);
    await deleteAccount(platform, stale, { email, password: "visita-demo-1", reason: "price" });
    expect(await findUserByEmail(platform.db, email)).toBeUndefined();
  });

  test("takes everything off the site in its own write, before any job ran", async () => {
    const platform = quietPlatform();
    const { actor, email, pages, cards } = await fullAccount(platform);
    const [page] = pages;
    const [card] = cards;
    if (!page || !card) throw new Error("nothing made");
    expect((await getVisitorPage(platform, page.slug)).kind).toBe("page");
    await deleteAccount(platform, actor, { email });
    expect((await getVisitorPage(platform, page.slug)).kind).toBe("deleted");
    expect((await getVisitorCard(platform, card.hash)).kind).toBe("deleted");
    for (const { code } of [page, card]) {
      expect((await resolveCode(platform, code, "other")).location).toBe("http://me.localhost:8787/q");
    }
    const [session] = await platform.db.all<{ ended_at: number }>(
      sql`SELECT ended_at FROM sessions WHERE id = ${actor.sessionId}`,
    );
    expect(session?.ended_at).toBeGreaterThan(0);
    const slugs = await platform.db.all<{ slug: string; kind: string }>(
      sql`SELECT slug, kind FROM slug_holds WHERE owner_id = ${actor.userId}`,
    );
    expect(slugs).toHaveLength(3);
    expect(slugs.every(({ kind }) => kind === "deleted")).toBe(true);
    // The address is available for a new account at once.
    const next = await testActor(platform);
    await platform.db.run(sql`UPDATE users SET email = ${email} WHERE id = ${next.userId}`);
  });

  test("pressed in two tabs at once is one: one mark, one entry, one mail, one job", async () => {
    const platform = quietPlatform();
    const { actor, email } = await fullAccount(platform);
    const results = await Promise.allSettled([1, 2, 3].map(() => deleteAccount(platform, actor, { email })));
    expect(results.some(({ status }) => status === "fulfilled")).toBe(true);
    const count = async (query: ReturnType<typeof sql>) =>
      (await platform.db.all<{ n: number }>(query))[0]?.n;
    expect(await count(sql`SELECT count(*) AS n FROM deleted_accounts WHERE user_id = ${actor.userId}`)).toBe(
      1,
    );
    expect(
      await count(
        sql`SELECT count(*) AS n FROM audit_log WHERE thing = ${actor.userId} AND action = 'account.delete'`,
      ),
    ).toBe(1);
    expect(
      await count(sql`SELECT count(*) AS n FROM outbox WHERE shard = ${actor.userId} AND name = 'sendMail'`),
    ).toBe(1);
    expect(
      await count(
        sql`SELECT count(*) AS n FROM outbox WHERE shard = ${actor.userId} AND name = 'eraseAccount'`,
      ),
    ).toBe(1);
    await expect(deleteAccount(platform, actor, { email })).rejects.toMatchObject({ code: "unauthorized" });
  });
});

/** Tables that may still mention an erased account, only by its ids; the register states why. */
const KEPT = Object.entries(STORED_TABLES).flatMap(([name, { deletion }]) =>
  deletion === "erased" ? [] : [name],
);

async function expectErased(
  platform: TestPlatform,
  account: Awaited<ReturnType<typeof fullAccount>>,
  strangers: Set<string>,
) {
  const { actor, pages, cards, deletedPage, words } = account;
  const ids = [
    actor.userId,
    actor.sessionId,
    deletedPage,
    ...pages.map(({ id }) => id),
    ...cards.map(({ id }) => id),
  ];
  for (const [table, rows] of await allRows()) {
    const mentioning = rows.filter((row) => ids.some((id) => row.includes(id)));
    if (!KEPT.includes(table)) expect({ table, mentioning }).toEqual({ table, mentioning: [] });
    const personal = rows.filter((row) => words.some((word) => row.toLowerCase().includes(word)));
    // Page addresses are held and remain in the change log for a while, as stated in the register.
    const isOfAddresses = ["slug_holds", "changes"].includes(table);
    if (!isOfAddresses) expect({ table, personal }).toEqual({ table, personal: [] });
  }
  // Object by object: what existed before this account, and what it shared with another. The chain that signs passes in
  // development belongs to no account, and is created with the first pass.
  const kept = (key: string) => strangers.has(key) || key === DEVELOPMENT_CHAIN_KEY;
  expect((await allKeys(platform)).filter((key) => !kept(key))).toEqual([]);
}

/** All objects that do not belong only to this account. */
async function objectsOfOthers(platform: TestPlatform, before: string[], sharedKey: string) {
  const hash = /[0-9a-f]{64}/.exec(sharedKey)?.[0] ?? "none";
  const made = (await allKeys(platform)).filter((key) => key.includes(hash));
  return new Set([...before, ...made]);
}

/** Deletes the payload of mails, as the queue does once they are sent. */
async function sendMails(platform: TestPlatform, shard: string) {
  await platform.db.run(
    sql`UPDATE outbox SET payload = '{}', state = 'done' WHERE shard = ${shard} AND name = 'sendMail'`,
  );
}

/** An admin, in a separate session. */
async function admin(platform: TestPlatform, name: string) {
  const email = `admin-${crypto.randomUUID()}@visita.example`;
  const { user } = await register(platform, { email, password: PASSWORD, name, locale: "en" });
  const roles = JSON.stringify(["ROLE_USER", "ROLE_SUPER_ADMIN"]);
  await platform.db.run(sql`UPDATE users SET roles = ${roles} WHERE id = ${user.id}`);
  const { accessToken } = await login(platform, { email, password: PASSWORD });
  return { email, actor: await tokenActor(platform, accessToken) };
}

/** An admin acts in the account, suspends and blocks it: each time with a reason that names its person. */
async function treatedByAdmins(platform: TestPlatform, { email, actor, pages, words }: FullAccount) {
  const support = await admin(platform, "Support");
  const reason = `A ticket of ${words[0]} about ${words[1]}`;
  const { token } = await actAs(platform, support.actor, { email, reason, password: PASSWORD });
  const acting = await tokenActor(platform, token);
  await noteActing(platform, acting, { method: "PATCH", path: "/app/pages" });
  for (const step of [suspendPage, restorePage])
    await step(platform, support.actor, pages[0]?.id ?? "", reason);
  await blockAccount(platform, support.actor, actor.userId, { reason, endsPlan: false });
  await restoreAccount(platform, support.actor, actor.userId, reason);
  const told = (await allRows()).get("audit_log")?.filter((row) => row.includes(reason));
  expect(told).toHaveLength(6);
}

describe("an erasure", () => {
  test("of an admin takes their name and reasons from what they did in others' accounts", async () => {
    const platform = quietPlatform();
    const [name, reason] = [`Hyperion${Date.now()}`, `Because of obsidian ${Date.now()}`];
    const leaving = await admin(platform, name);
    const { email } = await fullAccount(platform);
    const other = await fullAccount(platform);
    await actAs(platform, leaving.actor, { email, reason, password: PASSWORD });
    await suspendPage(platform, leaving.actor, other.pages[0]?.id ?? "", reason);
    // The role was taken before.
    const [row] = await platform.db.all<{ id: string }>(
      sql`UPDATE users SET roles = '["ROLE_USER"]' WHERE id = ${leaving.actor.userId} RETURNING id`,
    );
    await deleteAccount(platform, { ...leaving.actor, roles: ["ROLE_USER"] }, { email: leaving.email });
    await work(platform, leaving.actor.userId);
    await sendMails(platform, leaving.actor.userId);
    const entries = (await allRows()).get("audit_log")?.filter((entry) => entry.includes(row?.id ?? ""));
    expect(entries?.filter((entry) => /account\.act"|page\.suspend/.test(entry))).toHaveLength(2);
    for (const entry of entries ?? []) {
      expect(entry).not.toContain(name);
      expect(entry).not.toContain(reason);
    }
    // The entry about an existing account contains its name, as long as the account exists.
    expect(entries?.find((entry) => entry.includes('account.act"'))).toContain("Zarathustra");
  });

  test("of somebody who was never an admin looks through no log", async () => {
    const platform = quietPlatform();
    const { actor, email } = await fullAccount(platform);
    await deleteAccount(platform, actor, { email });
    const jobs = await dueJobs(platform.db, actor.userId, platform.now(), 100);
    expect(jobs.map(({ name }) => name)).not.toContain("forgetAdmin");
  });

  test("leaves, table by table and object by object, what the register keeps and nothing else", async () => {
    const platform = quietPlatform();
    const before = await allKeys(platform);
    const account = await fullAccount(platform, { contacts: 1_203 });
    const { actor, email, cards, pages, sharedKey } = account;
    // Sizes, formats and passes' images of what it shows.
    const hash =
      /i\/([0-9a-f]{64})/.exec(
        (await allKeys(platform)).find((key) => key.startsWith("i/") && !before.includes(key)) ?? "",
      )?.[1] ?? "";
    await readVariant(platform, { hash, width: 80, format: "webp" }, { wantsBody: true, knownTags: null });
    const strangers = await objectsOfOthers(platform, before, sharedKey);
    await treatedByAdmins(platform, account);
    await deleteAccount(platform, actor, { email, reason: "unused" });
    expect(await work(platform, actor.userId)).toBeGreaterThan(3);
    await sendMails(platform, actor.userId);
    await expectErased(platform, account, strangers);
    const [mark] = await platform.db.all<{ erased_at: number; reason: string }>(
      sql`SELECT erased_at, reason FROM deleted_accounts WHERE user_id = ${actor.userId}`,
    );
    expect(mark).toMatchObject({ erased_at: expect.any(Number), reason: "unused" });

    // What is retained responds: codes with the polite page, phones with a void and nameless pass.
    for (const { code } of [...pages, ...cards]) {
      expect((await resolveCode(platform, code, "other")).location).toBe("http://me.localhost:8787/q");
    }
    const [card] = cards;
    if (!card) throw new Error("no card");
    const device = `phone-${card.id}-0`;
    const changed = await listChangedPasses(platform, "pass.example.visita.card", device, "0");
    expect(changed?.serialNumbers).toEqual([card.hash]);
    const asked = {
      passTypeIdentifier: "pass.example.visita.card",
      serialNumber: card.hash,
      authorization: `ApplePass ${await passToken(platform, card.hash)}`,
    };
    const pass = await sendPass(platform, asked, null);
    if (pass.kind !== "file") throw new Error(`no pass but ${pass.kind}`);
    const text = new TextDecoder().decode(unzipSync(pass.bytes)["pass.json"]);
    expect(JSON.parse(text)).toMatchObject({ voided: true, serialNumber: card.hash });
    for (const word of account.words) expect(text.toLowerCase()).not.toContain(word);
    expect((await getVisitorCard(platform, card.hash)).kind).toBe("deleted");
  });

  test("makes a pass at Google inactive and takes from it what it said", async () => {
    const platform = quietPlatform();
    const account = await fullAccount(platform);
    const { actor, email, cards, words } = account;
    const row = await findReachableCard(platform.db, actor.userId, cards[0]?.hash ?? "");
    if (!row) throw new Error("no card");
    await sendCard(platform, await shownCard(platform, row), true);
    const objectOf = async () => {
      const { objects } = (await (
        await platform.bindings.SANDBOX?.fetch("http://sandbox/dev/google-wallet.json")
      )?.json<{ objects: { id: string }[] }>()) ?? { objects: [] };
      return JSON.stringify(objects.find(({ id }) => id.endsWith(row.id))).toLowerCase();
    };
    expect(await objectOf()).toContain(words[0]);
    await deleteAccount(platform, actor, { email });
    await platform.drain();
    await work(platform, actor.userId);
    await platform.drain();
    await followChanges(platform);
    await work(platform, actor.userId);
    const left = await objectOf();
    expect(left).toContain('"state":"inactive"');
    for (const word of words) expect(left).not.toContain(word);
  });

  test("holds the addresses for thirty days, then frees them", async () => {
    const platform = quietPlatform();
    const { actor, email, pages } = await fullAccount(platform);
    await deleteAccount(platform, actor, { email });
    await work(platform, actor.userId);
    const holds = () => platform.db.all(sql`SELECT slug FROM slug_holds WHERE owner_id = ${actor.userId}`);
    expect(await holds()).toHaveLength(3);
    expect((await getVisitorPage(platform, pages[0]?.slug ?? "")).kind).toBe("deleted");
    platform.travel(30 * DAY_MS + 2 * HOUR_MS);
    await work(platform, actor.userId);
    expect(await holds()).toEqual([]);
  });

  test("killed at any of its writes goes on where it was, and ends", async () => {
    const platform = quietPlatform();
    const before = await allKeys(platform);
    const account = await fullAccount(platform);
    const { actor, email } = account;
    const strangers = await objectsOfOthers(platform, before, account.sharedKey);
    await deleteAccount(platform, actor, { email });
    await sendMails(platform, actor.userId);
    // why: what a killed run deferred is lost, and its failure is logged.
    expectLogged(/killed/);
    let killed = 0;
    // Each run dies at its n-th call to the database or the bucket; its earlier changes persist.
    for (let n = 1; n < 200; n++) {
      const [job] = await erasures(platform, actor.userId);
      if (!job) break;
      const dying = quietPlatform(dyingBindings(n));
      try {
        await runJob(dying, job);
        await markJobDone(platform.db, job.id, platform.now());
      } catch (error) {
        expect(String(error)).toContain("killed");
        killed++;
      }
    }
    expect(killed).toBeGreaterThan(10);
    await work(platform, actor.userId);
    await expectErased(platform, account, strangers);
  });

  test("makes up an hour later for what a request under way still wrote", async () => {
    const platform = quietPlatform();
    const { actor, email } = await fullAccount(platform);
    await deleteAccount(platform, actor, { email });
    await work(platform, actor.userId);
    await platform.db.run(
      sql`INSERT INTO user_events VALUES ('late', ${actor.userId}, 'event', 'late', NULL, 0)`,
    );
    platform.travel(2 * HOUR_MS);
    await followChanges(platform);
    await work(platform, actor.userId);
    expect(await platform.db.all(sql`SELECT 1 FROM user_events WHERE user_id = ${actor.userId}`)).toEqual([]);
  });

  test("of an account that nobody deleted does nothing", async () => {
    const platform = quietPlatform();
    const { actor } = await fullAccount(platform);
    const row = {
      id: "job",
      name: "eraseAccount",
      version: 1,
      payload: { userId: actor.userId, phase: "now", run: 0 },
    };
    await runJob(platform, row as never);
    expect((await getLeavingSummary(platform, actor)).pageCount).toBe(2);
  });
});

/** Bindings that fail from their n-th call on: as if the process were killed there. */
function dyingBindings(n: number): Partial<Bindings> {
  const { DB, BUCKET } = env as unknown as Bindings;
  let calls = 0;
  const count = () => {
    if (++calls >= n) throw new Error("killed");
  };
  const dying = <T extends object>(target: T, names: readonly string[]): T =>
    new Proxy(target, {
      get(on, name) {
        const value = Reflect.get(on, name);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          if (names.includes(String(name))) count();
          return value.apply(on, args);
        };
      },
    });
  return { DB: dying(DB, ["batch", "prepare"]), BUCKET: dying(BUCKET, ["delete", "list", "get", "put"]) };
}
