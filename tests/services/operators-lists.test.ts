import { env, runDurableObjectAlarm } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { cardInputSchema } from "~/domain/cards/schema";
import { DAY_MS } from "~/domain/durations";
import { newId } from "~/domain/ids";
import { LIMITS, OPERATED_LIST, REPORT_TEXTS } from "~/domain/limits";
import { errorLine } from "~/domain/operations/error-line";
import { dismissSchema } from "~/domain/operations/forms";
import type { ReportReason } from "~/domain/reports/report";
import { writeAll } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import { outbox } from "~/server/data/schema/operations.server";
import { reports } from "~/server/data/schema/reports.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { decodeCursor } from "~/server/services/cursor.server";
import { listFailedJobs, retryJob } from "~/server/services/operations/dead-jobs.server";
import { dismissReports } from "~/server/services/operations/dismiss-reports.server";
import { listReportedThings } from "~/server/services/operations/list-reports.server";
import { suspendPage } from "~/server/services/operations/page-steps.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { storeReport } from "~/server/services/reports/store-report.server";
import { auditOf, refusal, testOperator, withPage } from "../support/operators";
import { type TestPlatform, testPlatform } from "../support/platform";

const first = { limit: OPERATED_LIST };
const listed = async (platform: TestPlatform, input: Parameters<typeof listReportedThings>[2] = first) =>
  listReportedThings(platform, await testOperator(platform), input);

/** A report without the form: as many as a test needs. */
async function report(
  platform: TestPlatform,
  subjectId: string,
  given: Partial<typeof reports.$inferInsert> = {},
) {
  const row = {
    id: newId("rpt"),
    subjectId,
    address: subjectId.slice(-10),
    reason: "spam" as ReportReason,
    text: "",
    locale: "en" as const,
    createdAt: platform.now(),
    ...given,
  };
  await platform.db.insert(reports).values(row);
  return row;
}

beforeEach(async () => {
  const { db } = testPlatform();
  await db.delete(reports);
  await db.delete(outbox);
});

describe("reports", () => {
  test("are told by page and card, newest first, with numbers and five texts", async () => {
    const platform = testPlatform();
    platform.freeze();
    const { owner, id } = await withPage(platform, "Pay at once");
    const { card } = await createCard(
      platform,
      owner,
      cardInputSchema.parse({ title: "Work", header: "Ada" }),
    );
    for (let count = 0; count < 7; count++) {
      const given = { reason: "phishing" as const, text: `text ${count}`, email: "a@b.example" };
      await report(platform, id, { ...given, createdAt: new Date(platform.now().getTime() + count) });
    }
    await report(platform, id);
    await report(platform, card.id, { createdAt: new Date(platform.now().getTime() + 100) });
    const { items, next } = await listed(platform);
    expect(next).toBeUndefined();
    expect(items.map(({ kind, title }) => [kind, title])).toEqual([
      ["card", "Work"],
      ["page", "Pay at once"],
    ]);
    expect(items[1]).toMatchObject({
      id,
      state: "there",
      owner: { id: owner.userId, email: `${owner.userId}@visita.example`, isEnabled: true },
      counts: [
        { reason: "phishing", count: 7 },
        { reason: "spam", count: 1 },
      ],
    });
    expect(items[1]?.texts.map(({ text }) => text)).toEqual(
      [6, 5, 4, 3, 2].map((number) => `text ${number}`),
    );
    expect(items[1]?.texts).toHaveLength(REPORT_TEXTS);
    expect(items[0]?.texts).toEqual([]);
  });

  test("tell what became of the page, and are not lost with it", async () => {
    const platform = testPlatform();
    const operator = await testOperator(platform);
    const [suspended, gone] = [await withPage(platform), await withPage(platform)];
    await suspendPage(platform, operator, suspended.id, "Spam");
    await deletePage(platform, gone.owner, gone.id);
    for (const { id, slug } of [suspended, gone]) await report(platform, id, { address: slug });
    let { items } = await listed(platform);
    const stateOf = (id: string) => items.find((item) => item.id === id);
    expect(stateOf(suspended.id)?.state).toBe("suspended");
    // Its owner can put it back: what operators may do to it stays.
    expect(stateOf(gone.id)).toMatchObject({ state: "deleted", owner: { id: gone.owner.userId } });
    platform.travel(LIMITS.restorableDays * DAY_MS);
    items = (await listed(platform)).items;
    expect(stateOf(gone.id)).toMatchObject({ state: "gone", address: gone.slug });
    expect(stateOf(gone.id)?.owner).toBeUndefined();
  });

  test("are dismissed as far as they were seen, once, and new ones show again", async () => {
    const platform = testPlatform();
    platform.freeze();
    const operator = await testOperator(platform);
    const { id } = await withPage(platform);
    await report(platform, id);
    const [seen] = (await listed(platform)).items;
    platform.travel(1_000);
    await report(platform, id, { reason: "adult" });
    const dismiss = (until = seen?.newestAt ?? "") =>
      dismissReports(platform, operator, id, { reason: "Nothing to see", until });
    await Promise.all([dismiss(), dismiss()]);
    expect((await listed(platform)).items[0]?.counts).toEqual([{ reason: "adult", count: 1 }]);
    expect(await auditOf(platform, id)).toMatchObject([
      {
        action: "reports.dismiss",
        actorId: operator.userId,
        detail: { reason: "Nothing to see", until: seen?.newestAt },
      },
    ]);
    await dismiss(platform.now().toISOString());
    expect((await listed(platform)).items).toEqual([]);
    await dismiss(platform.now().toISOString());
    expect(await auditOf(platform, id)).toHaveLength(2);
    platform.travel(1_000);
    await report(platform, id, { reason: "illegal" });
    expect((await listed(platform)).items[0]?.counts).toEqual([{ reason: "illegal", count: 1 }]);
    const parse = (until: string) => dismissSchema.safeParse({ reason: "x", until }).success;
    expect(["yesterday", "", "2026-11-22"].map(parse)).toEqual([false, false, false]);
  });

  test("that had no room are counted, and dismissed with the others", async () => {
    const platform = testPlatform();
    platform.freeze();
    const operator = await testOperator(platform);
    const { id, slug } = await withPage(platform);
    const more = 3;
    const ask = () => {
      const visitor = Object.assign(Object.create(platform) as TestPlatform, { ip: `10.9.${Math.random()}` });
      return storeReport(visitor, { id, address: slug }, new Map([["reason", "spam"]]), "en");
    };
    for (let count = 0; count < LIMITS.reportsPerReason + more; count++) await ask();
    const [thing] = (await listed(platform)).items;
    expect(thing?.counts).toEqual([{ reason: "spam", count: LIMITS.reportsPerReason + more }]);
    const until = thing?.newestAt ?? "";
    await dismissReports(platform, operator, id, { reason: "Known", until });
    await report(platform, id, { createdAt: new Date(platform.now().getTime() + 1) });
    expect((await listed(platform)).items[0]?.counts).toEqual([{ reason: "spam", count: 1 }]);
  });

  test("go on behind a cursor, each page and card once", async () => {
    const platform = testPlatform();
    platform.freeze();
    const ids = Array.from({ length: 30 }, () => newId("pg"));
    // Several of each, and all of one instant: the id decides then.
    for (const id of [...ids, ...ids]) await report(platform, id);
    const { items, next } = await listed(platform);
    expect(items).toHaveLength(25);
    const rest = await listed(platform, { ...first, after: decodeCursor(next ?? "") });
    expect(rest.next).toBeUndefined();
    expect([...items, ...rest.items].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(items.every(({ counts }) => counts[0]?.count === 2)).toBe(true);
  });
});

function mailJob(shard: string) {
  const params = { name: "A", at: "2026-11-22T12:00:00Z" };
  const mail = { to: "somebody@visita.example", language: "en", kind: "passwordChanged", params } as const;
  return { name: "sendMail", shard, payload: { mailId: newId("tok"), mail } } as const;
}

/** A job that was set aside. */
async function deadJob(platform: TestPlatform, change: Partial<typeof outbox.$inferInsert> = {}) {
  const shard = newId("usr");
  await writeAll(platform.db, [enqueue(mailJob(shard), platform.now())]);
  const [row] = await platform.db
    .update(outbox)
    .set({ state: "dead", attempts: 10, finishedAt: platform.now(), lastError: "Error: away", ...change })
    .where(eq(outbox.shard, shard))
    .returning();
  return { id: row?.id ?? "", shard };
}

const jobRow = async (platform: TestPlatform, id: string) => {
  const [row] = await platform.db.select().from(outbox).where(eq(outbox.id, id));
  return row;
};

describe("failed jobs", () => {
  test("are listed by name, tries and failure, without what they were told", async () => {
    const platform = testPlatform();
    const operator = await testOperator(platform);
    const lastError = `Error: ada@visita.example said no\n  ${"t".repeat(43)} ${"long ".repeat(100)}`;
    const { id } = await deadJob(platform, { lastError });
    const { items } = await listFailedJobs(platform, operator, first);
    expect(items).toMatchObject([{ id, name: "sendMail", attempts: 10, isRetryable: true }]);
    expect(Object.keys(items[0] ?? {}).toSorted()).toEqual([
      "attempts",
      "diedAt",
      "error",
      "id",
      "isRetryable",
      "name",
    ]);
    expect(JSON.stringify(items)).not.toMatch(/visita\.example|tttt|\\n/);
    expect([...(items[0]?.error ?? "")].length).toBeLessThanOrEqual(200);
    expect(errorLine(null)).toBe("");
    expect(errorLine("TypeError: x is not a function")).toBe("TypeError: x is not a function");
  });

  test("are listed 25 at a time, the last one first", async () => {
    const platform = testPlatform();
    platform.freeze();
    const operator = await testOperator(platform);
    const ids: string[] = [];
    for (let count = 0; count < 30; count++) {
      const finishedAt = new Date(platform.now().getTime() + Math.floor(count / 3));
      ids.push((await deadJob(platform, { finishedAt })).id);
    }
    const { items, next } = await listFailedJobs(platform, operator, first);
    const rest = await listFailedJobs(platform, operator, { ...first, after: decodeCursor(next ?? "") });
    expect([items.length, rest.items.length, rest.next]).toEqual([25, 5, undefined]);
    expect([...items, ...rest.items].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  test("are tried again once, and done", async () => {
    const platform = testPlatform();
    const operator = await testOperator(platform);
    const past = new Date(Date.now() - 1_000);
    const { id, shard } = await deadJob(platform);
    await Promise.all([retryJob(platform, operator, id), retryJob(platform, operator, id)]);
    await retryJob(platform, operator, id);
    expect(await auditOf(platform, id)).toMatchObject([
      { action: "job.retry", actorId: operator.userId, detail: { name: "sendMail" } },
    ]);
    expect((await listFailedJobs(platform, operator, first)).items).toEqual([]);
    // The platform's clock of a test is not the queue's.
    await platform.db.update(outbox).set({ runAt: past }).where(eq(outbox.id, id));
    await platform.drain();
    const namespace = (env as unknown as { JOBS: DurableObjectNamespace }).JOBS;
    await runDurableObjectAlarm(namespace.get(namespace.idFromName(shard)));
    expect(await jobRow(platform, id)).toMatchObject({ state: "done", attempts: 1, payload: {} });
  });

  test("whose token is gone, or that nobody knows, are not tried again", async () => {
    const platform = testPlatform();
    const operator = await testOperator(platform);
    const mail = { to: "a@b.example", language: "en", kind: "resetPassword", params: { name: "A" } };
    const incomplete = [
      await deadJob(platform, { payload: { mailId: "x", mail } }),
      await deadJob(platform, { name: "forgotten" }),
      await deadJob(platform, { version: 99 }),
    ];
    const { items } = await listFailedJobs(platform, operator, first);
    expect(items.map(({ isRetryable }) => isRetryable)).toEqual([false, false, false]);
    for (const { id } of incomplete) {
      expect(await refusal(retryJob(platform, operator, id))).toBe("conflict: jobIncomplete");
      expect(await jobRow(platform, id)).toMatchObject({ state: "dead" });
      expect(await auditOf(platform, id)).toEqual([]);
    }
  });

  test("a job that waits is not touched", async () => {
    const platform = testPlatform();
    const operator = await testOperator(platform);
    const { id } = await deadJob(platform, { state: "pending", attempts: 3, finishedAt: null });
    await retryJob(platform, operator, id);
    expect(await jobRow(platform, id)).toMatchObject({ state: "pending", attempts: 3 });
    expect(await auditOf(platform, id)).toEqual([]);
  });
});
