import { env } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { FREE } from "~/domain/billing/entitlement";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/domain/durations";
import { RATE_LIMITS } from "~/domain/rate-limits";
import { dueJobs } from "~/server/data/outbox.server";
import { upsertEntitlement } from "~/server/data/users.server";
import { clearLimit } from "~/server/platform/rate-limits.server";
import { checkMemberImport } from "~/server/services/team/import/check-import.server";
import { writeImportResult } from "~/server/services/team/import/result-file.server";
import { removeMemberImport } from "~/server/services/team/import/run-import.server";
import {
  getMemberImport,
  getMemberImportResult,
  inviteRest,
  listOwnMemberImports,
  memberImportShard,
  startMemberImport,
  startMemberImportOnce,
  stopInviting,
} from "~/server/services/team/import/start-import.server";
import { inviteMember, listMembers, removeMember } from "~/server/services/team/members.server";
import { runJob } from "../../workers/jobs/table";
import { PRO, strictPlatform, type TestPlatform, testActor, testPlatform } from "../support/platform";
import { emailOf, joined, team } from "../support/teams";

const { DB } = env as unknown as { DB: D1Database };

/** Runs every job that is due in the owner's shard of imports. @returns how many ran */
async function runImports(platform: TestPlatform, { userId }: UserActor): Promise<number> {
  for (let ran = 0; ran < 100; ran++) {
    const [job] = await dueJobs(platform.db, memberImportShard(userId), platform.now(), 1);
    if (!job) return ran;
    await runJob(platform, job);
    await DB.prepare("UPDATE outbox SET state = 'done' WHERE id = ?").bind(job.id).run();
  }
  throw new Error("imports do not end");
}

const one = async <T>(query: string, ...values: unknown[]) =>
  (await DB.prepare(query)
    .bind(...values)
    .first<T>()) as T;

const cardsOf = ({ userId }: UserActor) =>
  one<{ cards: number; names: number; codes: number }>(
    `SELECT count(*) cards, count(DISTINCT title) names,
      (SELECT count(*) FROM codes WHERE owner_id = ?1) codes FROM cards WHERE owner_id = ?1`,
    userId,
  );

const mailsOf = ({ userId }: UserActor) =>
  one<{ n: number }>("SELECT count(*) n FROM outbox WHERE name = 'sendMail' AND shard = ?", userId);

const domain = () => `${crypto.randomUUID().slice(0, 8)}.example`;

const people = (count: number, at = domain()) =>
  `Name,E-mail\n${Array.from({ length: count }, (_, n) => `Person ${n},p${n}@${at}`).join("\n")}\n`;

/** The platform of a Worker that dies at its `n`th batch to the database: that and everything after it never arrives. */
function dyingAt(n: number, isAfter = false): TestPlatform {
  let batches = 0;
  const dead = () => batches > n || (batches === n && !isAfter);
  const database = new Proxy(DB, {
    get(on, name) {
      const value = Reflect.get(on, name);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        if (name === "batch") batches++;
        if (dead()) throw new Error("the Worker died");
        const done = value.apply(on, args);
        if (name !== "batch" || batches < n) return done;
        // The write arrives, its response does not.
        return Promise.resolve(done).then(() => {
          batches++;
          throw new Error("the Worker died");
        });
      };
    },
  });
  return testPlatform({ DB: database });
}

/** The database with a counter of the rows read and written by its batches. */
function countedBatches(counter: { read: number; written: number }): D1Database {
  return new Proxy(DB, {
    get(on, name) {
      const value = Reflect.get(on, name);
      if (name !== "batch") return typeof value === "function" ? value.bind(on) : value;
      return async (statements: D1PreparedStatement[]) => {
        const results = await DB.batch(statements);
        for (const { meta } of results) {
          counter.read += meta.rows_read;
          counter.written += meta.rows_written;
        }
        return results;
      };
    },
  });
}

describe("a file of people", () => {
  test("is checked row by row before anything is written", async () => {
    const { platform, owner } = await team(4);
    const member = await joined(platform, owner);
    const text = [
      "Full name;E-Mail;Position;Phone;Website",
      "Ada Lovelace;ADA@x.example;Countess;+44 20 1;example.com",
      `In Team;${member.email};;;`,
      "Ada Again;ada@x.example;;;",
      `Own;${await emailOf(platform, owner)};;;`,
      "Wrong;nowhere;;;",
      ";nobody@x.example;;;",
      `${"x".repeat(121)};long@x.example;;;`,
      '"Two\nlines";two@x.example;;;javascript:alert(1)',
      "'=Bob;;'+Boss;;",
      "Cy;cy@x.example;;;",
      "Di;di@x.example;;;",
      "Too Many;many@x.example;;;",
    ].join("\r\n");
    const check = await checkMemberImport(platform, owner, { text: `\uFEFF${text}` });
    expect(check.taken).toEqual({ 0: "name", 1: "email", 2: "position", 3: "phone", 4: "website" });
    expect([check.total, check.good, check.freeSeats, check.emails]).toEqual([12, 4, 4, 3]);
    expect([check.missingSeats, check.hasName]).toEqual([2, true]);
    expect(check.wrong.map(({ line, problems }) => [line, problems])).toEqual([
      [3, ["inTeam"]],
      [4, ["twice"]],
      [5, ["own"]],
      [6, ["emailInvalid"]],
      [7, ["nameMissing"]],
      [8, ["nameInvalid"]],
    ]);
    expect(check.lessened).toEqual([
      {
        line: 9,
        name: "Two lines",
        leftOut: [{ field: "website", value: "javascript:alert(1)", why: "notLink" }],
      },
    ]);
    expect(check.uninvited).toHaveLength(check.good - check.emails);
    expect(check.cards.map(({ header }) => header)).toEqual(["Ada Lovelace", "Two lines", "=Bob"]);
    expect(check.cards[0]?.contacts.map(({ name, value }) => [name, value])).toEqual([
      ["email", "ADA@x.example"],
      ["position", "Countess"],
      ["phone", "+44 20 1"],
      ["website", "example.com"],
    ]);
    expect((await cardsOf(owner)).cards).toBe(0);
    expect(await listOwnMemberImports(platform, owner)).toEqual([]);
  });

  test("is taken as it is pasted, and refused where nothing can be done with it", async () => {
    const { platform, owner } = await team();
    const check = (text: string, columns?: Record<string, string>) =>
      checkMemberImport(platform, owner, { text, columns });
    expect((await check("ada@x.example\tAda\nbob@x.example\tBob")).cards.map(({ header }) => header)).toEqual(
      ["Ada", "Bob"],
    );
    const twice = await check("Name,Phone,Phone,Name\nAda,1,2,Other\n");
    expect(twice.cards[0]?.contacts.map(({ value }) => value)).toEqual(["1", "2"]);
    expect((await check("Wer,Wo\nAda,Paris", { 0: "name", 1: "address" })).cards[0]?.header).toBe("Ada");
    expect(await check("Wer,Wo\nAda,Paris\nBob,Rome")).toMatchObject({ hasName: false, good: 0, wrong: [] });
    expect((await check(`Name,Note\nAda,${"x".repeat(900_000)}`)).good).toBe(1);
    const wide = await check(`Name,Phone\n${"y".repeat(900_000)},1`);
    expect([wide.wrong[0]?.problems, wide.wrong[0]?.name.length]).toEqual([["nameInvalid"], 200]);
    for (const text of ["", "\n\n", "Name,E-mail\n", "\uFEFF"])
      await expect(check(text)).rejects.toMatchObject({ messageKey: "memberImportEmpty" });
    await expect(check(`Name\n${"A\n".repeat(100_000)}`)).rejects.toMatchObject({
      messageKey: "memberImportTooMany",
      params: { max: 500 },
    });
    const input = { text: "A,B\nx,y\n", permission: "edit" as const, invites: false };
    await expect(startMemberImport(platform, owner, input)).rejects.toMatchObject({
      messageKey: "memberImportName",
    });
    const free = await testActor(platform);
    await expect(checkMemberImport(platform, free, { text: people(1) })).rejects.toMatchObject({
      code: "payment_required",
    });
  });

  test("becomes cards within the seats, with invitations, and what happened to each row can be read", async () => {
    const { platform, owner } = await team(4);
    const text = `Name,E-mail,Website\nAda,ada@${domain()},\nBob,,\nEve,wrong,\nMal,mal@x.example,https://2no.co/x\nCy,cy@${domain()},\n`;
    const started = await startMemberImport(platform, owner, {
      text,
      permission: "create_delete",
      invites: true,
    });
    expect(started).toMatchObject({ state: "running", total: 5, done: 1, leftOut: 1, cards: 0 });
    await expect(
      startMemberImport(platform, owner, { text, permission: "edit", invites: true }),
    ).rejects.toMatchObject({ messageKey: "memberImportRunning" });
    await runImports(platform, owner);
    const result = await getMemberImportResult(platform, owner, started.id);
    expect(result).toMatchObject({ state: "done", done: 5, invited: 2, notInvited: 0 });
    expect(result.rows.map(({ line, state, reason }) => [line, state, reason])).toEqual([
      [2, "done", undefined],
      [3, "done", "noEmail"],
      [4, "refused", "emailInvalid"],
      [5, "refused", "linkHarmful"],
      [6, "done", undefined],
    ]);
    const { items } = await listMembers(platform, owner, {}, { limit: 10 });
    expect(items.map(({ state, permission, card }) => [state, permission, card?.title]).sort()).toEqual([
      ["invited", "create_delete", "Ada"],
      ["invited", "create_delete", "Cy"],
    ]);
    expect(await cardsOf(owner)).toEqual({ cards: 3, names: 3, codes: 3 });
    expect((await mailsOf(owner)).n).toBe(2);
    const other = await testActor(platform, PRO);
    await expect(getMemberImport(platform, other, started.id)).rejects.toMatchObject({ code: "not_found" });
    await removeMemberImport(platform, { importId: started.id });
    await expect(getMemberImport(platform, owner, started.id)).rejects.toMatchObject({ code: "not_found" });
    expect((await cardsOf(owner)).cards).toBe(3);
  });

  test("makes each card once, wherever a run is killed", async () => {
    for (const [at, isAfter] of [
      [1, false],
      [1, true],
      [7, false],
      [7, true],
      [13, false],
      [13, true],
      [14, true],
    ] as const) {
      const { platform, owner } = await team(20);
      const { id } = await startMemberImport(platform, owner, {
        text: people(13),
        permission: "edit",
        invites: true,
      });
      const [job] = await dueJobs(platform.db, memberImportShard(owner.userId), platform.now(), 1);
      if (!job) throw new Error("no job");
      await expect(runJob(dyingAt(at, isAfter), job)).rejects.toThrow("the Worker died");
      const before = await getMemberImport(platform, owner, id);
      expect(before.cards).toBe(Math.min(13, isAfter ? at : at - 1));
      // The queue retries it, and a second run starts at the same time.
      await Promise.all([runJob(platform, job), runJob(platform, job)]);
      await runImports(platform, owner);
      expect(await getMemberImport(platform, owner, id)).toMatchObject({
        state: "done",
        cards: 13,
        invited: 13,
      });
      expect(await cardsOf(owner)).toEqual({ cards: 13, names: 13, codes: 13 });
      expect((await mailsOf(owner)).n).toBe(13);
      expect((await listMembers(platform, owner, {}, { limit: 50 })).items).toHaveLength(13);
    }
  });

  test("takes quotes that close nothing as they stand, and tells of one that is never closed", async () => {
    const { platform, owner } = await team(9);
    const check = (...rows: string[]) =>
      checkMemberImport(platform, owner, { text: ["Name;E-mail;Note", ...rows].join("\n") });
    const stray = await check(
      '=HYP("a";"x");f@f.example',
      "Next Row;nx@f.example;q",
      '"Last; One";l@f.example;',
    );
    expect(stray.wrong.map(({ line, problems }) => [line, problems])).toEqual([[2, ["emailInvalid"]]]);
    expect(stray.cards.map(({ header }) => header)).toEqual(["Next Row", "Last; One"]);
    const open = await check(
      'Ada;ada@f.example;"never closed',
      "Bob;bob@f.example;",
      '"Two\nlines";two@f.example;"5"" wide"',
      'Cy;cy@f.example;5" pipe',
      '"Eve;eve@f.example;',
    );
    expect(open.wrong.map(({ line, problems }) => [line, problems])).toEqual([
      [2, ["quoteOpen"]],
      [7, ["quoteOpen"]],
    ]);
    expect(open.cards.map(({ header }) => header)).toEqual(["Bob", "Two lines", "Cy"]);
  });

  test("makes a card without what it cannot hold, and says which value of which column", async () => {
    const { platform, owner } = await team(9);
    const text = [
      "Name;Handy;Web;Straße;PLZ;Ort;RSS",
      `Ada;abc;javascript:alert(1);Main St 1;10115;Berlin;${"x".repeat(3_000)}`,
      "Bob;+49 30 1;example.com;;10117;Berlin;",
    ].join("\n");
    const { lessened, good } = await checkMemberImport(platform, owner, { text });
    expect(good).toBe(2);
    expect(lessened).toEqual([
      {
        line: 2,
        name: "Ada",
        leftOut: [
          { field: "cellphone", value: "abc", why: "notPhone" },
          { field: "website", value: "javascript:alert(1)", why: "notLink" },
          { field: "rss", value: `${"x".repeat(60)}…`, why: "tooLong" },
        ],
      },
    ]);
    const { id } = await startMemberImport(platform, owner, { text, permission: "edit", invites: false });
    await runImports(platform, owner);
    const { content } = await one<{ content: string }>(
      "SELECT content FROM cards WHERE owner_id = ? AND title = 'Ada'",
      owner.userId,
    );
    expect(
      (JSON.parse(content) as { contacts: { name: string; value: string }[] }).contacts.map(
        ({ name, value }) => [name, value],
      ),
    ).toEqual([["address", "Main St 1, 10115 Berlin"]]);
    const file = await writeImportResult(platform, owner, id, { language: "en", delimiter: "," });
    expect(file.text).toContain("Website: “javascript:alert(1)” is not a web address, left out.");
  });

  test("of more people than a day's invitations is invited further by itself, until that is stopped", async () => {
    const { platform, owner } = await team(230);
    const { id } = await startMemberImport(platform, owner, {
      text: people(230),
      permission: "edit",
      invites: true,
    });
    await runImports(platform, owner);
    const first = await getMemberImport(platform, owner, id);
    expect(first).toMatchObject({ state: "done", cards: 230, invited: 100, notInvited: 130 });
    expect(first.later?.people).toBe(130);
    const wait = Date.parse(first.later?.at ?? "") - platform.now().getTime();
    expect(wait).toBeGreaterThan(DAY_MS - HOUR_MS);
    expect(wait).toBeLessThan(DAY_MS + HOUR_MS);
    const rows = (await getMemberImportResult(platform, owner, id)).rows;
    expect(rows.filter(({ reason }) => reason === "dailyLimit")).toHaveLength(130);
    // A manual request on the same day invites no more people, and queues no second job.
    await Promise.all([inviteRest(platform, owner, id), inviteRest(platform, owner, id)]);
    await runImports(platform, owner);
    expect(await getMemberImport(platform, owner, id)).toMatchObject({ invited: 100, later: first.later });
    // The next day, without a manual request.
    platform.travel(DAY_MS + HOUR_MS);
    // The counter of the limit has its own clock.
    await clearLimit(platform, "invite", owner.userId);
    await runImports(platform, owner);
    const second = await getMemberImport(platform, owner, id);
    expect(second).toMatchObject({ state: "done", invited: 200, notInvited: 30, later: { people: 30 } });
    const stopped = await stopInviting(platform, owner, id);
    expect([stopped.later, stopped.notInvited]).toEqual([undefined, 30]);
    platform.travel(DAY_MS + HOUR_MS);
    await clearLimit(platform, "invite", owner.userId);
    await runImports(platform, owner);
    expect((await getMemberImport(platform, owner, id)).invited).toBe(200);
    await inviteRest(platform, owner, id);
    await runImports(platform, owner);
    expect(await getMemberImport(platform, owner, id)).toMatchObject({
      state: "done",
      invited: 230,
      notInvited: 0,
    });
    expect(await cardsOf(owner)).toEqual({ cards: 230, names: 230, codes: 230 });
    expect((await mailsOf(owner)).n).toBe(230);
    const other = await testActor(platform, PRO);
    await expect(stopInviting(platform, other, id)).rejects.toMatchObject({ code: "not_found" });
  });

  test("and invitations by hand have one day's allowance together", async () => {
    const { platform, owner } = await team(120);
    const at = domain();
    const { limit } = RATE_LIMITS.invite;
    for (let n = 0; n < limit - 3; n++)
      await inviteMember(platform, owner, { email: `hand${n}@${at}`, permission: "edit" });
    const { id } = await startMemberImport(platform, owner, {
      text: people(10),
      permission: "edit",
      invites: true,
    });
    await runImports(platform, owner);
    expect(await getMemberImport(platform, owner, id)).toMatchObject({ invited: 3, notInvited: 7 });
    await expect(
      inviteMember(platform, owner, { email: `more@${at}`, permission: "edit" }),
    ).rejects.toMatchObject({ code: "rate_limited" });
    expect((await mailsOf(owner)).n).toBe(limit);
  });

  test("counts only who is invited, whatever is pressed, and has one job at a time", async () => {
    const { platform, owner } = await team(3);
    const at = domain();
    // All invitations that the seats allow are open.
    const open: string[] = [];
    for (let n = 0; n < 3; n++)
      open.push((await inviteMember(platform, owner, { email: `o${n}@${at}`, permission: "edit" })).id);
    const { id } = await startMemberImport(platform, owner, {
      text: people(3, at),
      permission: "edit",
      invites: true,
    });
    await runImports(platform, owner);
    for (let n = 0; n < 40; n++) {
      await Promise.all([inviteRest(platform, owner, id), inviteRest(platform, owner, id)]);
      const jobs = await one<{ n: number }>(
        "SELECT count(*) n FROM outbox WHERE name = 'importMembers' AND state = 'pending' AND shard = ?",
        memberImportShard(owner.userId),
      );
      expect(jobs.n).toBe(1);
      await runImports(platform, owner);
    }
    const { rows } = await getMemberImportResult(platform, owner, id);
    expect(rows.map(({ reason }) => reason)).toEqual(Array(3).fill("pendingLimit"));
    // Neither the daily limit nor a mailbox limit is used up by that.
    for (const member of open) await removeMember(platform, owner, member);
    await inviteRest(platform, owner, id);
    await runImports(platform, owner);
    expect(await getMemberImport(platform, owner, id)).toMatchObject({ invited: 3, notInvited: 0 });
    expect((await mailsOf(owner)).n).toBe(6);
    const strict = strictPlatform();
    const pressed = await Promise.allSettled(
      Array.from({ length: RATE_LIMITS.memberImport.limit + 1 }, () => inviteRest(strict, owner, id)),
    );
    expect(pressed.at(-1)).toMatchObject({ status: "rejected", reason: { code: "rate_limited" } });
  });

  test("is made once where it is sent again from a screen, and anew with other seats or later", async () => {
    const { platform, owner } = await team(20);
    const input = { text: "Name\nAda\nBob\nCy\n", permission: "edit" as const, invites: false };
    const first = await startMemberImportOnce(platform, owner, input);
    expect((await startMemberImportOnce(platform, owner, input)).id).toBe(first.id);
    await runImports(platform, owner);
    expect(await startMemberImportOnce(platform, owner, input)).toMatchObject({
      ...{ id: first.id, state: "done", cards: 3 },
    });
    expect((await cardsOf(owner)).cards).toBe(3);
    const grown = { ...owner, plan: { ...owner.plan, seats: 21 } };
    const second = await startMemberImportOnce(platform, grown, input);
    expect(second.id).not.toBe(first.id);
    // A refused one is not an import.
    const other = { ...input, text: "Name\nDi\n" };
    await expect(startMemberImportOnce(platform, owner, other)).rejects.toMatchObject({
      messageKey: "memberImportRunning",
    });
    await runImports(platform, owner);
    expect(await startMemberImportOnce(platform, owner, other)).toMatchObject({ total: 1 });
    await runImports(platform, owner);
    platform.travel(6 * MINUTE_MS);
    expect((await startMemberImportOnce(platform, owner, input)).id).not.toBe(first.id);
  });

  test("ends where the plan does, and says so of the rest", async () => {
    const { platform, owner } = await team(5);
    const { id } = await startMemberImport(platform, owner, {
      text: people(3),
      permission: "edit",
      invites: false,
    });
    await upsertEntitlement(platform.db, {
      userId: owner.userId,
      ...FREE,
      updatedAt: platform.now(),
    } as never);
    await runImports(platform, owner);
    const { rows, state } = await getMemberImportResult(platform, owner, id);
    expect([state, rows.map(({ reason }) => reason)]).toEqual(["done", ["planOver", "planOver", "planOver"]]);
  });

  test("of 500 rows costs a bounded number of rows read", async () => {
    const counter = { read: 0, written: 0 };
    const { owner } = await team(500);
    const platform = testPlatform({ DB: countedBatches(counter) });
    const text = people(500);
    const { id } = await startMemberImport(platform, owner, { text, permission: "edit", invites: false });
    const runs = await runImports(platform, owner);
    expect(runs).toBe(25);
    expect(await getMemberImport(platform, owner, id)).toMatchObject({
      state: "done",
      cards: 500,
      done: 500,
    });
    // A card's limit is counted inside its INSERT, over the cards that exist by then: half of 500 each.
    expect(counter.read / 500).toBeLessThan(300);
    expect(counter.written / 500).toBeLessThan(16);
  });
});
