import { env } from "cloudflare:test";
import { beforeEach, describe, expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { monthStart } from "~/domain/contacts/retention";
import { DAY_MS } from "~/domain/durations";
import type { JobPayload } from "~/domain/jobs";
import { LIMITS } from "~/domain/limits";
import type { Bindings } from "~/server/platform/bindings.server";
import { changeContactSettings } from "~/server/services/contacts/contact-settings.server";
import { expireContacts } from "~/server/services/contacts/expire-contacts.server";
import { sweepContacts } from "~/server/services/contacts/sweep-contacts.server";
import { countedDatabase } from "../support/counted-database";
import { type TestPlatform, testActor, testPlatform } from "../support/platform";

const { DB } = env as unknown as Bindings;

// Each test begins alone: a sweep looks at all owners.
beforeEach(async () => {
  await DB.batch(
    ["contacts", "contact_counts", "contact_settings", "outbox", "notifications"].map((table) =>
      DB.prepare(`DELETE FROM ${table}`),
    ),
  );
});

/** Some months before the next month begins, and a day: its batch is over with that retention. */
const monthsAgo = (platform: TestPlatform, months: number) =>
  monthStart(platform.now(), 1 - months).getTime() - DAY_MS;

interface Row {
  id: string;
  at: number;
  email?: string | null;
  more?: Record<string, unknown>;
}

async function insert(ownerId: string, rows: Row[]): Promise<void> {
  for (const { id, at, email = null, more = {} } of rows) {
    const given = { deleted_at: null, held: null, merged_into: null, source: "page", ...more };
    await DB.prepare(
      `INSERT INTO contacts (id, owner_id, page_id, name, email, person_key, source, consent, created_at, deleted_at, held, merged_into)
       VALUES (?, ?, '', ?, ?, ?, ?, 'null', ?, ?, ?, ?)`,
    )
      .bind(
        id,
        ownerId,
        id,
        email,
        email && `e:${email}`,
        given.source,
        at,
        given.deleted_at,
        given.held,
        given.merged_into,
      )
      .run();
  }
}

const left = async (ownerId: string) =>
  (
    await DB.prepare("SELECT id FROM contacts WHERE owner_id = ? ORDER BY id")
      .bind(ownerId)
      .all<{ id: string }>()
  ).results.map(({ id }) => id);

/** A day's sweep with all of its runs. */
async function sweep(platform: TestPlatform): Promise<void> {
  const slot = platform.now().toISOString().slice(0, 10);
  let payload: JobPayload<"sweepContacts"> | undefined = { slot, after: "" };
  while (payload) {
    await sweepContacts(platform, payload);
    const row: { payload: string } | null = await DB.prepare(
      "SELECT payload FROM outbox WHERE name = 'sweepContacts' AND key = ?",
    )
      .bind(`sweepContacts:${slot}:${await lastOwner(payload.after)}`)
      .first();
    payload = row ? JSON.parse(row.payload) : undefined;
  }
}

const lastOwner = async (after: string) =>
  (
    await DB.prepare(
      "SELECT max(owner_id) AS id FROM (SELECT owner_id FROM contact_counts WHERE owner_id > ? ORDER BY owner_id LIMIT 200)",
    )
      .bind(after)
      .first<{ id: string | null }>()
  )?.id ?? "";

/** Does what is due of the deletions, and what follows from it. @returns how many runs there were */
async function work(platform: TestPlatform): Promise<number> {
  for (let runs = 0; ; runs++) {
    const job = await DB.prepare(
      "SELECT id, payload FROM outbox WHERE name = 'expireContacts' AND state = 'pending' AND run_at <= ? ORDER BY run_at LIMIT 1",
    )
      .bind(platform.now().getTime())
      .first<{ id: string; payload: string }>();
    if (!job) return runs;
    await expireContacts(platform, JSON.parse(job.payload));
    await DB.prepare("UPDATE outbox SET state = 'done' WHERE id = ?").bind(job.id).run();
  }
}

const toldOf = async ({ userId }: UserActor) =>
  (
    await DB.prepare(
      "SELECT payload FROM notifications WHERE user_id = ? AND kind = 'contactsExpire' ORDER BY created_at",
    )
      .bind(userId)
      .all<{ payload: string }>()
  ).results.map(({ payload }) => JSON.parse(payload));

const MONTH = 31 * DAY_MS;

describe("contacts that are too old", () => {
  test("are told of a month before, once, and deleted then; who was met since stays", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    const old = monthsAgo(platform, 36);
    const now = platform.now().getTime();
    await insert(actor.userId, [
      { id: "cnt_a_old", at: old, email: "a@x.example" },
      { id: "cnt_b_met", at: old, email: "b@x.example" },
      { id: "cnt_b_now", at: now, email: "b@x.example" },
      { id: "cnt_c_nobody", at: old },
      { id: "cnt_d_new", at: now },
      { id: "cnt_e_import", at: old, more: { source: "import" } },
      { id: "cnt_f_spam", at: old, more: { held: "links" } },
    ]);
    for (let day = 0; day < 3; day++) await sweep(platform);
    const told = await toldOf(actor);
    expect(told).toEqual([{ date: expect.any(String), months: 36 }]);
    expect(Date.parse(told[0].date) - now).toBeGreaterThanOrEqual(28 * DAY_MS);
    expect(await work(platform)).toBe(0);
    expect(await left(actor.userId)).toHaveLength(7);
    platform.travel(2 * MONTH);
    await work(platform);
    expect(await left(actor.userId)).toEqual(["cnt_b_met", "cnt_b_now", "cnt_d_new"]);
  });

  test("are not deleted for what is deleted or held of the same person; joined ones go together", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    const old = monthsAgo(platform, 36);
    const now = platform.now().getTime();
    await insert(actor.userId, [
      { id: "cnt_a_1", at: old, email: "a@x.example" },
      { id: "cnt_a_2", at: now, email: "a@x.example", more: { held: "many" } },
      { id: "cnt_a_3", at: now, email: "a@x.example", more: { deleted_at: now } },
      { id: "cnt_b_head", at: old, email: "b@x.example" },
      { id: "cnt_b_joined", at: now, email: "other@x.example", more: { merged_into: "cnt_b_head" } },
      { id: "cnt_c_head", at: now, email: "c@x.example" },
      { id: "cnt_c_joined", at: old, email: "d@x.example", more: { merged_into: "cnt_c_head" } },
      { id: "cnt_c_too", at: old, email: "e@x.example", more: { merged_into: "cnt_c_head" } },
      { id: "cnt_d_head", at: old, email: "f@x.example" },
      { id: "cnt_d_joined", at: old, email: "g@x.example", more: { merged_into: "cnt_d_head" } },
    ]);
    await sweep(platform);
    platform.travel(2 * MONTH);
    await work(platform);
    expect(await left(actor.userId)).toEqual([
      "cnt_a_2",
      "cnt_a_3",
      "cnt_b_head",
      "cnt_b_joined",
      "cnt_c_head",
      "cnt_c_joined",
      "cnt_c_too",
    ]);
  });

  test("follow what their owner chose: longer or for ever keeps them, a shorter time waits for its own notice", async () => {
    const platform = testPlatform();
    const [six, never, longer, shorter] = await Promise.all(
      Array.from({ length: 4 }, () => testActor(platform)),
    );
    if (!six || !never || !longer || !shorter) throw new Error("no actors");
    const choose = (actor: UserActor, retentionMonths: 6 | 12 | 24 | 36 | 0) =>
      changeContactSettings(platform, actor, { retentionMonths });
    await choose(six, 6);
    await choose(never, 0);
    const actors = [six, never, longer, shorter];
    for (const { userId } of actors)
      await insert(userId, [
        { id: `cnt_${userId}_36`, at: monthsAgo(platform, 36) },
        { id: `cnt_${userId}_7`, at: monthsAgo(platform, 7) },
      ]);
    await sweep(platform);
    expect((await toldOf(six))[0]).toMatchObject({ months: 6 });
    expect(await toldOf(never)).toEqual([]);
    await choose(longer, 0);
    await choose(shorter, 6);
    platform.travel(2 * MONTH);
    await work(platform);
    const counts = await Promise.all(actors.map(async ({ userId }) => (await left(userId)).length));
    expect(counts).toEqual([0, 2, 2, 1]);
    await sweep(platform);
    expect(await toldOf(shorter)).toMatchObject([{ months: 36 }, { months: 6 }]);
    platform.travel(2 * MONTH);
    await work(platform);
    expect(await left(shorter.userId)).toEqual([]);
  });

  test("go in bounded runs, with what their owner was told of them", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    const size = LIMITS.contactsPerRun;
    const old = monthsAgo(platform, 36);
    const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${2 * size + 50})`;
    // Every third was met again: the runs have to get past them.
    await DB.prepare(
      `${numbers} INSERT INTO contacts (id, owner_id, page_id, name, email, person_key, source, consent, created_at)
       SELECT 'cnt_' || i, ?, '', i, NULL, 'e:' || i, 'page', 'null', ? + i FROM n`,
    )
      .bind(actor.userId, old - 1e6)
      .run();
    await DB.prepare(
      `${numbers} INSERT INTO contacts (id, owner_id, page_id, name, email, person_key, source, consent, created_at)
       SELECT 'cnt_again_' || i, ?, '', i, NULL, 'e:' || i, 'page', 'null', ? FROM n WHERE i % 3 = 0`,
    )
      .bind(actor.userId, platform.now().getTime())
      .run();
    await DB.prepare(
      `INSERT INTO notifications (id, user_id, kind, dedupe_key, payload, created_at)
       SELECT 'ntf_' || id, owner_id, 'contact', 'contact:' || id, '{}', 0 FROM contacts WHERE id IN ('cnt_1', 'cnt_3', 'cnt_400')`,
    ).run();
    await sweep(platform);
    platform.travel(2 * MONTH);
    expect(await work(platform)).toBe(3);
    const again = Math.floor((2 * size + 50) / 3);
    expect(await left(actor.userId)).toHaveLength(2 * again);
    const told = await DB.prepare("SELECT dedupe_key AS key FROM notifications WHERE kind = 'contact'").all<{
      key: string;
    }>();
    expect(told.results.map(({ key }) => key)).toEqual(["contact:cnt_3"]);
  });

  test("cost few rows to look for, however many others there are", async () => {
    const counter = { read: 0 };
    const platform = testPlatform({ DB: countedDatabase(DB, counter) });
    const actor = await testActor(platform);
    await DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
       INSERT INTO contacts (id, owner_id, page_id, name, person_key, source, consent, created_at)
       SELECT 'cnt_' || i, ?, '', i, 'e:same', 'page', 'null', ? FROM n`,
    )
      .bind(actor.userId, platform.now().getTime())
      .run();
    const { findOwnersOfOld, listOldContacts } = await import("~/server/data/contact-expiry.server");
    counter.read = 0;
    const found = await findOwnersOfOld(platform.db, "", 200, () => new Date(0));
    expect([found.owners, found.last, counter.read <= 12]).toEqual([[], actor.userId, true]);
    await insert(actor.userId, [{ id: "cnt_first", at: 1 }]);
    await DB.prepare("UPDATE contacts SET person_key = 'e:same' WHERE id = 'cnt_first'").run();
    counter.read = 0;
    const old = await listOldContacts(platform.db, actor.userId, new Date(1000), "", 200);
    expect(old).toEqual([{ id: "cnt_first", createdAt: 1, isOver: expect.any(Number) }]);
    expect(counter.read).toBeLessThan(12);
  });

  test("and evidence of withdrawals is erased after three years", async () => {
    const platform = testPlatform();
    const insertEvidence = (id: string, at: Date) =>
      DB.prepare("INSERT INTO consent_withdrawals VALUES (?, 'usr_x', 'v', 'h', NULL, 0, ?)")
        .bind(id, at.getTime())
        .run();
    await insertEvidence("cnt_old", new Date(monthStart(platform.now(), -36).getTime() - DAY_MS));
    await insertEvidence("cnt_younger", monthStart(platform.now(), -35));
    await sweep(platform);
    const { results } = await DB.prepare(
      "SELECT contact_id FROM consent_withdrawals WHERE owner_id = 'usr_x'",
    ).all();
    expect(results).toEqual([{ contact_id: "cnt_younger" }]);
  });
});
